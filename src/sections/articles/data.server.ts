import type { SectionOf } from "../../../schemas/sections/index.ts";
import { pageOf, paginationOf } from "../../addresses/pagination.ts";
import { articleCards } from "../../content/lists/articles.server.ts";
import type { SectionContext } from "../section-context.ts";

/** How many are shown as the newest. */
const NEWEST = 3;

/** Gets the cards of the articles, or of one page of the full list. */
export function articlesData({ only, layout }: SectionOf<"articles">, { content, address, page }: SectionContext) {
  const cards = articleCards(content);
  const words = content.one("blog-words").labels;
  if (only) {
    return {
      words,
      pagination: undefined,
      articles: only.flatMap((name) => cards.filter((card) => card.name === name)),
    };
  }
  if (layout === "newest") return { words, pagination: undefined, articles: cards.slice(0, NEWEST) };
  return { words, pagination: paginationOf(address, page, cards.length), articles: pageOf(cards, page) };
}
