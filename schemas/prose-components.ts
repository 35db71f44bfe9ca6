import type { z } from "zod";
import { href } from "./href.ts";
import { alternativeText, group, heading, label, pictureFile, shownNumber, trimmed } from "./pieces.ts";

const side = (example: string) => heading("What this side is called", example, 40);
const sideValue = (example: string) => heading("The value of this side, as shown", example, 24);

const isPartOf = (whole: string) => (value: string) => /^\d+(?:\.\d+)?$/.test(value) && Number(value) <= Number(whole);

/**
 * The components for articles and legal pages, with the schemas of their properties, which the content check and the
 * components (src/articles/) share.
 */
export const proseComponents = {
  Callout: group(
    "A note beside the text. Use it for what a reader in a hurry must not miss, once or twice in an article.",
    { title: heading("What the note is about", "Worth knowing") },
  ),
  Statistic: group("A number shown large. Say in the text around it where the number comes from.", {
    value: shownNumber("65%"),
    label: heading("What the number counts", "average cost reduction"),
  }),
  Comparison: group(
    "Two values side by side, such as a job before and after. Say in the text around it where they come from. For more than two, write a table.",
    {
      title: heading("What is compared", "From the question to the answer"),
      first: side("By email"),
      firstValue: sideValue("5 hours"),
      second: side("With the assistant"),
      secondValue: sideValue("12 seconds"),
      of: trimmed(9)
        .regex(/^[1-9]\d*$/, "write digits only, such as 100")
        .describe('What both values are part of, if they are: their bars are drawn out of it. Example: "100"')
        .optional(),
    },
  ).refine(({ firstValue, secondValue, of }) => of === undefined || [firstValue, secondValue].every(isPartOf(of)), {
    path: ["of"],
    error: 'both values are numbers of at most "of", such as 31 and 69 of 100',
  }),
  Steps: group("A numbered list, shown as steps. Use it where the order matters.", {}),
  Quotation: group("A quotation, exactly as it was said or written, without quotation marks.", {
    name: heading("Who said or wrote it", "Office of the Australian Information Commissioner", 160),
  }),
  Figure: group("A table or list with a caption.", {
    caption: heading("What the figure shows", "Three processes, scored", 160),
  }),
  Picture: group(
    "A photograph, drawing or picture of a screen, in an article or a legal page. Its file is in content/pictures/.",
    {
      file: pictureFile("Name of a file in content/pictures/", "reception-desk.jpg"),
      alt: alternativeText("A receptionist writes down a name while two telephones ring"),
      caption: heading("The caption below the picture", "The desk at noon, before the assistant", 160).optional(),
    },
  ),
  CallToAction: group("One thing to do, with a button. Use it once, near the end.", {
    href,
    label: label("Book a free AI strategy session"),
  }),
} as const;

export type ProseComponentName = keyof typeof proseComponents;

/** What a component is given: its fields as checked, defaults filled in. */
export type ProseComponentProps<Name extends ProseComponentName> = z.output<(typeof proseComponents)[Name]>;
