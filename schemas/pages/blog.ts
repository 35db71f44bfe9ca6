import { z } from "zod";
import { hero, label, line, link, reference, sectionHead, seo, slug } from "../pieces.ts";

/** content/pages/blog.json */
export const blogPageSchema = z
  .strictObject({
    seo,
    hero,
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
    categoryLinks: z.array(link).min(1).max(8).describe("The links above the articles, in order."),
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
      .describe("The words that stand on every article."),
    articleAction: z
      .strictObject({ title: label("Talk it through", 80), text: line("Why", "Thirty minutes, free."), action: link })
      .describe("What stands below every article."),
    newsletter: reference("forms", "newsletter"),
    articles: sectionHead,
  })
  .describe("The blog's index.");

/** The blog's index as it stands in its file. */
export type BlogPage = z.infer<typeof blogPageSchema>;
