import { z } from "zod";
import { label, line, list, paragraph, reference, sectionHead, words } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** The worksheet of a guide, to be filled in. */
export const calculatorSection = sectionSchema(
  "calculator",
  "The worksheet of a guide, to be filled in on the page. Lines, sums and example come from the guide's table whose rows begin with A, B, C and so on.",
  {
    ...sectionHead.shape,
    guide: reference("guide", "ai-for-australian-businesses"),
    results: list(
      'The lines that are said in short below the worksheet, by their letters. Example: ["J", "M"]',
      z.string().regex(/^[A-Z]$/, "write the letter of a line"),
      [1, 3],
    ),
    lineHead: label("What"),
    exampleHead: words("Head of the example's numbers, where nothing can be filled in", "Example"),
    yoursHead: words("Head of the numbers where they can be filled in", "Your numbers"),
    never: words("Stands for a count that is never reached, such as months until a loss has paid for itself", "Never"),
    mistake: line(
      "What is said of a number that can't be meant, before the largest that can",
      "Write a number from 0 to",
      60,
    ),
    incomplete: line(
      "What is said in place of the results while a number is missing",
      "Correct the marked lines.",
      120,
    ),
    reset: label("Back to the example"),
    note: paragraph("What the worksheet leaves out, and where its numbers come from"),
  },
);
