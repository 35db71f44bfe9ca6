import type { BreadcrumbListLeaf } from "schema-dts";
import type { Site } from "../content/site.ts";
import { fullAddress } from "./page.ts";

/** @returns the addresses from the home page down to this one, itself included. */
function addressesAbove(address: string): string[] {
  const parts = address.split("/").filter(Boolean);
  return ["/", ...parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`)];
}

/** @returns what the site's own menu or footer calls an address. */
function labelOf({ navigation }: Site, address: string): string | undefined {
  const { menu, footer } = navigation;
  const links = [...menu.links, ...footer.columns.flatMap((column) => column.links), ...footer.legal];
  return links.find((link) => link.href === address)?.label;
}

/**
 * The way from the home page to a page, in the words of the site's menu and footer.
 * @param address path of the page, which is not the home page
 * @param title what the page is called if no menu names it
 */
export function breadcrumbs(site: Site, address: string, title: string): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    "@id": `${fullAddress(site, address)}#breadcrumbs`,
    itemListElement: addressesAbove(address).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: labelOf(site, step) ?? title,
      item: { "@id": fullAddress(site, step) },
    })),
  };
}
