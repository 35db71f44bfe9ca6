import { z } from "zod";
import { label, slug } from "./pieces.ts";

/** content/options/*.json: a list of choices for a form's select or checkboxes. */
export const optionListSchema = z
  .strictObject({
    options: z
      .array(
        z
          .strictObject({
            value: slug("What is stored. Never change it once leads carry it", "real-estate"),
            label: label("Real estate", 80),
          })
          .describe("A choice: what is stored and what the visitor reads."),
      )
      .min(1)
      .max(30)
      .refine(
        (options) => new Set(options.map((option) => option.value)).size === options.length,
        "every value may stand once only",
      )
      .describe("The choices, in the order in which they are shown."),
  })
  .describe("A list of choices for a form's select or checkboxes.");
