import { z } from "zod";
import { different, group, itemName, label, words } from "./pieces.ts";

/** content/options/*.json: a list of choices for a form's select or checkboxes. */
export const optionListSchema = group("A list of choices for a form's select or checkboxes.", {
  title: words("What the list is called. Visitors don't see it", "Subjects of the contact form", 80).optional(),
  options: z
    .array(
      group("A choice: what is stored and what the visitor reads.", {
        value: itemName("What is stored. Never change it once leads carry it", "real-estate", "label").meta({
          title: "Stored as",
        }),
        label: label("Real estate", 80).meta({ title: "Choice" }),
      }),
    )
    .min(1)
    .max(30)
    .superRefine(different("value"))
    .describe("The choices, in the order in which they are shown.")
    .meta({ title: "Choices" }),
}).meta({ title: "Choices in forms" });
