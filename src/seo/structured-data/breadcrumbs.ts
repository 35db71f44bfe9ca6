import { navigationLabel } from "../../pages/navigation-label.ts";
import type { Site } from "../../pages/site.server.ts";
import { fullAddress, type JsonLdNode } from "./page.ts";

/** The addresses from the home page down to this one, inclusive */
function addressesAbove(address: string): string[] {
  const parts = address.split("/").filter(Boolean);
  return ["/", ...parts.map((_part, index) => `/${parts.slice(0, index + 1).join("/")}`)];
}

/**
 * The path from the home page to a page, named as in menu and footer. Parent folders that no menu names may have no
 * page, and are left out.
 * @param address path of the page, which is not the home page
 * @param title the page's name if no menu has it
 */
export function breadcrumbs(site: Site, address: string, title: string): JsonLdNode {
  const steps = addressesAbove(address).flatMap((step) => {
    const name = navigationLabel(site, step) ?? (step === address ? title : undefined);
    return name === undefined ? [] : [{ name, item: { "@id": fullAddress(site, step) } }];
  });
  return {
    "@type": "BreadcrumbList",
    "@id": `${fullAddress(site, address)}#breadcrumbs`,
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
