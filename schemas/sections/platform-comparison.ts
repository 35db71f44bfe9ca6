import { z } from "zod";
import { heading, label, line, reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** Which platform fits which need. */
export const platformComparisonSection = sectionSchema(
  "platform-comparison",
  "A table of needs, each with the platform that fits.",
  {
    ...sectionHead.shape,
    needHead: label("What you need"),
    platformHead: label("What fits"),
    rows: z
      .array(
        z
          .strictObject({
            need: heading("A need, in the reader's words", "Customers ask the same questions by e-mail"),
            platform: reference("platforms", "chat"),
            why: line("Why this one", "It answers from your own pages, in writing."),
          })
          .describe("A need and the platform that fits."),
      )
      .min(3)
      .max(10)
      .describe("Three to ten needs."),
  },
);
