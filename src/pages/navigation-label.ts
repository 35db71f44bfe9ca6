import type { Site } from "./site.server.ts";

/** @returns what the site's own menu or footer calls an address; undefined if neither names it. */
export function navigationLabel({ navigation }: Pick<Site, "navigation">, address: string): string | undefined {
  const { menu, footer } = navigation;
  const links = [...menu.links, ...footer.columns.flatMap((column) => column.links), ...footer.legal];
  return links.find((link) => link.href === address)?.label;
}
