import type { z } from "zod";
import { date, group, heading, inventedWords, line, reviewNeeded, words } from "./pieces.ts";
import { publication } from "./publication.ts";

/**
 * The front matter of content/guide/*.mdx: documents that a form hands out. The build makes a PDF of each in
 * dist/guide/.
 */
export const guideSchema = group("A document that a form hands out, made into a PDF.", {
  ...publication,
  title: heading("The document's title, as on its cover", "A plain guide to AI for Australian businesses"),
  lead: line("Whom it is for, below the title", "For owners and managers.", 240),
  description: line("What is in it, for the document's properties", "A roadmap, a worksheet and a checklist.", 320),
  updated: date("The day the text last changed. It is the PDF's date, too"),
  reviewNeeded,
  words: group("Words that the pages repeat.", {
    contents: heading("Heading of the table of contents", "What’s in this guide"),
    updated: words("Before the date on the cover", "Last updated"),
    page: words("Before the page number", "Page"),
  }),
  inventedWords,
}).meta({ title: "Guides to download" });

export type Guide = z.infer<typeof guideSchema>;
