declare module "virtual:site" {
  const site: import("./content/site.ts").Site;
  export default site;
}
