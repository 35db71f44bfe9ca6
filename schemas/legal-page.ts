import { scene } from "./drawings.ts";
import { date, group, heading, inventedWords, line, reviewNeeded, seo } from "./pieces.ts";
import { publication } from "./publication.ts";

/** The front matter of content/legal/*.mdx. The file's name is the page's address. */
export const legalPageSchema = group("A legal document.", {
  ...publication,
  title: heading("The page's heading", "Privacy policy"),
  seo,
  lead: line("What the document is, in a sentence", "How we handle personal information.", 320),
  scene,
  updated: date("The day the text last changed"),
  reviewNeeded,
  inventedWords,
}).meta({ title: "Legal pages" });
