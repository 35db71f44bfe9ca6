import { choice, chosen, link, list, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const articlesSection = sectionSchema("articles", "Articles, from content/blog/, newest first.", {
  ...sectionHead.shape,
  layout: choice(
    'Which are shown: "newest" the three newest, "all" every article, page by page if there are many. One page has them all. Example: "newest"',
    ["newest", "all"],
  ).default("newest"),
  only: chosen("blog", "ai-chatbots", 'The articles to show instead, in order. Example: ["ai-chatbots"]'),
  categoryLinks: list("Links above the articles, in order.", link, [0, 8]).default([]),
});
