import type { SectionOf } from "../../../schemas/sections/index.ts";
import { industryTiles } from "../../content/lists/industry-tiles.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The industries: those with a page, and the cards of the others. */
export function industriesData({ layout }: SectionOf<"industries">, { content }: SectionContext) {
  const { own, others } = industryTiles(content);
  return {
    own: layout === "others" ? [] : own,
    others: layout === "costs" ? [] : others,
    costLabel: content.one("words").calculation.today,
  };
}
