declare module "virtual:site" {
  const site: import("./pages/site.server.ts").Site;
  export default site;
}
