import { ownPage } from "./own-page.client.ts";

/**
 * Puts a page's own address into the bar where the host also answers at other forms of it, as some do: `/pricing/`,
 * `/pricing.html`, `/Pricing`. The application finds routes and data by the address, and knows only the one.
 */
export function takeOwnAddress(): void {
  const own = ownPage.address;
  const { pathname, search, hash } = location;
  if (own && own !== pathname && own === plainForm(pathname))
    history.replaceState(history.state, "", own + search + hash);
}

function plainForm(path: string): string {
  const ending = /(\/index|\.html|\/)+$/;
  return path.toLowerCase().replace(/\/+/g, "/").replace(ending, "") || "/";
}
