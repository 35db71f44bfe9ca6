import { z } from "zod";
import { different, group, label, line, link, slug } from "../pieces.ts";

/** content/site/blog.json: the categories, and the words that stand on every article. */
export const blogSchema = group("The blog's categories, and the words that stand on every article.", {
  categories: z
    .array(
      group("A category.", {
        id: slug("Name by which articles give their category", "ai-chatbots"),
        label: label("AI Chatbots"),
      }),
    )
    .min(1)
    .superRefine(different("id"))
    .describe("The categories that articles can have."),
  labels: group("The words that stand on every article, and in lists of articles.", {
    categories: label("Browse by category"),
    read: label("Read the article"),
    published: label("Published"),
    updated: label("Updated"),
    author: label("By"),
    minutes: label("min read"),
    related: label("Related articles"),
    contents: label("In this article"),
    aboutAuthor: label("Who wrote this"),
  }),
  articleAction: group("What stands below every article.", {
    title: label("Talk it through", 80),
    text: line("Why", "Thirty minutes, free."),
    action: link,
  }),
});
