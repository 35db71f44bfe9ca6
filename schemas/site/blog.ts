import { z } from "zod";
import { different, group, itemName, label, line, link } from "../pieces.ts";

/** content/site/blog.json: the categories, and the words that every article shows. */
export const blogSchema = group("The blog's categories, and the words that every article shows.", {
  categories: z
    .array(
      group("A category.", {
        id: itemName("Name by which articles give their category", "ai-chatbots", "label"),
        label: label("AI Chatbots"),
      }),
    )
    .min(1)
    .superRefine(different("id"))
    .describe("The categories that articles can have."),
  labels: group("The words that every article and every list of articles shows.", {
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
  articleAction: group("The call to action below every article.", {
    title: label("Talk it through", 80),
    text: line("Why", "Thirty minutes, free."),
    action: link,
  }),
}).meta({ title: "Categories and words of the blog" });
