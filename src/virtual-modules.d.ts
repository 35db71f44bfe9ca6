declare module "virtual:site" {
  const site: import("./content/pages/site.ts").Site;
  export default site;
}
