import { z } from "zod";
import { different, group, itemName, label } from "./pieces.ts";

/** content/options/*.json: a list of choices for a form's select or checkboxes. */
export const optionListSchema = group("A list of choices for a form's select or checkboxes.", {
  options: z
    .array(
      group("A choice: what is stored and what the visitor reads.", {
        value: itemName("What is stored. Never change it once leads carry it", "real-estate", "label"),
        label: label("Real estate", 80),
      }),
    )
    .min(1)
    .max(30)
    .superRefine(different("value"))
    .describe("The choices, in the order in which they are shown."),
});
