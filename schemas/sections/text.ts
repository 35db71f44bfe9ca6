import { group, heading, line, paragraph, paragraphs, sectionPicture } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const textSection = sectionSchema(
  "text",
  "A few paragraphs to be read, with a picture or video beside them if wanted.",
  {
    title: heading(
      "The section's heading. Without one, the text follows from the page's heading",
      "Why it's free",
    ).optional(),
    lead: line("A sentence below the heading", "The honest answer.", 320).optional(),
    paragraphs: paragraphs("The text", 1, 6),
    picture: sectionPicture.optional(),
    statement: group("A sentence worth setting large below the text, such as a mission.", {
      title: heading("Its heading", "Our mission"),
      text: paragraph("The statement, in a sentence"),
    }).optional(),
  },
);
