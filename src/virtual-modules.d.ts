declare module "virtual:site" {
  const site: import("./content/pages/site.server.ts").Site;
  export default site;
}
