import { z } from "zod";
import { articlePicture } from "./drawings.ts";
import {
  alternativeText,
  date,
  group,
  heading,
  line,
  link,
  list,
  pictureFile,
  placeholdersAmong,
  reference,
  seo,
  slug,
} from "./pieces.ts";
import { publication } from "./publication.ts";

/** The front matter of content/blog/*.mdx. The file's name is the article's address under /blog/. */
export const articleSchema = group("A blog article.", {
  ...publication,
  id: z
    .number()
    .int()
    .positive()
    .optional()
    .describe("Needed only to order articles of the same day: the higher number comes first. Example: 5")
    .meta({ title: "Order within a day" }),
  title: heading("The article's heading", "What a missed call costs a small business", 100),
  seo,
  excerpt: line(
    "What the card on the blog's index says",
    "Most callers don't leave a message. They ring the next name.",
    240,
  ),
  category: slug("Id of a category in content/site/blog.json", "ai-chatbots").meta({ reference: "categories" }),
  published: date("The day it was first published")
    .describe(
      'The day it was first published, as year-month-day. A day that is still to come is refused: write it in "publishAt" too, and the article appears on that day; or set "draft". Example: "2026-03-31"',
    )
    .meta({ title: "First published" }),
  updated: date("The day its content last changed").meta({ title: "Last changed" }),
  author: reference("team", "support-team").describe(
    'Who wrote it: file name, without its ending, of a person or team in content/team/. Example: "support-team"',
  ),
  picture: articlePicture,
  photo: pictureFile(
    "A photo or drawing of your own in place of that picture, at least twice as wide as high: a file in content/pictures/",
    "front-desk.jpg",
  )
    .meta({ title: "Picture of your own", withNext: true })
    .optional(),
  imageAlt: alternativeText("A desk in a lit window at night, a conversation on its screen"),
  related: list("Related articles, most useful first.", reference("blog", "ai-trends"), [0, 4])
    .meta({ title: "Related articles" })
    .default([]),
  relatedLinks: list("Links to other pages, listed after the related articles.", link, [0, 3])
    .meta({ title: "Links to other pages" })
    .default([]),
  placeholders: placeholdersAmong(["category", "author"]),
});
