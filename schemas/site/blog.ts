import { z } from "zod";
import { label, line, link, slug } from "../pieces.ts";

/** content/site/blog.json: the categories, and the words that stand on every article. */
export const blogSchema = z
  .strictObject({
    categories: z
      .array(
        z
          .strictObject({
            id: slug("Name by which articles give their category", "ai-chatbots"),
            label: label("AI Chatbots"),
          })
          .describe("A category."),
      )
      .min(1)
      .describe("The categories that articles can have."),
    labels: z
      .strictObject({
        categories: label("Browse by category"),
        read: label("Read the article"),
        published: label("Published"),
        updated: label("Updated"),
        author: label("By"),
        minutes: label("min read"),
        related: label("Related articles"),
        contents: label("In this article"),
        route: line("Below an article's picture", "The route has a station for each part of the article.", 120),
        aboutAuthor: label("Who wrote this"),
      })
      .describe("The words that stand on every article, and in lists of articles."),
    articleAction: z
      .strictObject({ title: label("Talk it through", 80), text: line("Why", "Thirty minutes, free."), action: link })
      .describe("What stands below every article."),
  })
  .describe("The blog's categories, and the words that stand on every article.");
