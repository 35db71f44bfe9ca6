import type { Site } from "./site.server.ts";

/** The name of an address in the menu or footer; undefined if neither has it. */
export function navigationLabel({ navigation }: Pick<Site, "navigation">, address: string): string | undefined {
  const { menu, footer } = navigation;
  const links = [...menu.links, ...footer.columns.flatMap((column) => column.links), ...footer.legal];
  return links.find((link) => link.href === address)?.label;
}
