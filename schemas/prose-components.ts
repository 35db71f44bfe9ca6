import { z } from "zod";
import { heading, href, label } from "./pieces.ts";

/**
 * The components that articles and legal pages may use, with the schema of their properties. The content check and the
 * components themselves (src/prose/) rest on the same schemas.
 */
export const proseComponents = {
  /** A note beside the text. */
  Callout: z.strictObject({ title: heading("What the note is about", "Worth knowing") }),
  /** A number shown large. */
  Statistic: z.strictObject({
    value: z
      .string()
      .trim()
      .min(1)
      .max(16)
      .describe('The number as it is shown, at most 16 characters. Example: "65%"'),
    label: heading("What the number counts", "average cost reduction"),
  }),
  /** An ordered list, shown as numbered steps. */
  Steps: z.strictObject({}),
  /** Somebody's words. */
  Quotation: z.strictObject({
    name: heading("Who said or wrote it", "Office of the Australian Information Commissioner", 160),
  }),
  /** A table or list with a caption. */
  Figure: z.strictObject({ caption: heading("What the figure shows", "Three processes, scored", 160) }),
  /** One thing to do, with a button. */
  CallToAction: z.strictObject({ href, label: label("Book a free AI strategy session") }),
} as const;

/** The name of a component that content may use. */
export type ProseComponentName = keyof typeof proseComponents;

/** The properties of a component, as content writes them. */
export type ProseComponentProps<Name extends ProseComponentName> = z.output<(typeof proseComponents)[Name]>;
