import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The platforms. */
export function platformsData({ only }: SectionOf<"platforms">, { content }: SectionContext) {
  const { platforms, examples } = content.one("words");
  return { platforms: listed(content, "platforms", only), words: { ...platforms, ...examples } };
}
