import { z } from "zod";
import { choice, group, label } from "../pieces.ts";

const background = choice('The background of the section. Without it, light and white alternate. Example: "white"', [
  "light",
  "white",
  "dark",
]).optional();

const contentsLabel = label("The problems", 24).optional();

/**
 * Makes the schema of a kind of section.
 * @param kind the value of the field "section"
 * @param purpose what the section is for, in a sentence
 * @param shape the fields of this kind
 */
export function sectionSchema<Kind extends string, Shape extends z.ZodRawShape>(
  kind: Kind,
  purpose: string,
  shape: Shape,
) {
  return group(purpose, {
    section: z.literal(kind).describe(purpose),
    ...shape,
    contentsLabel: contentsLabel
      .describe(
        'What the section "contents" calls this one, at most 24 characters. Left out, it is not listed there. Example: "The problems"',
      )
      .meta({ title: "Name in the list of contents" }),
    background,
  });
}
