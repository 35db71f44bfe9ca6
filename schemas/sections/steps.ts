import { z } from "zod";
import { stepPicture } from "../drawings.ts";
import { group, label, list, point, sectionHead, withPlaceholders } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

const week = (what: string, example: number) =>
  z.number().int().min(1).max(26).describe(`${what}. Example: ${example}`);

const step = point
  .extend({
    drawing: stepPicture,
    weeks: withPlaceholders({
      first: week("The week in which the step begins", 4),
      last: week("The week in which it ends", 5),
      hours: z.number().min(0).max(200).describe("How many hours it takes the reader, in all. Example: 8"),
    })
      .describe("When the step is, and how long it takes the reader. Only where the section has a timeline.")
      .optional(),
  })
  .describe("A step: a title and a text.");

export const stepsSection = sectionSchema("steps", "What happens, step by step.", {
  ...sectionHead.shape,
  items: list("Two to eight steps, in order.", step, [2, 8]),
  timeline: group("A drawing of the weeks above the steps, with the reader's hours in each.", {
    title: label("Your hours, week by week"),
    week: label("Week", 12),
    hours: label("Your hours"),
  }).optional(),
}).superRefine(({ items, timeline }, context) => {
  let next = 1;
  for (const [at, { weeks }] of items.entries()) {
    const report = (message: string) =>
      context.addIssue({ code: "custom", path: ["items", at, "weeks"], message, input: items });
    if (timeline && !weeks) report("the timeline needs the weeks of each step");
    else if (!timeline && weeks) report('the section has no "timeline" that could show weeks');
    else if (weeks && (weeks.first !== next || weeks.last < weeks.first)) report(`this step begins in week ${next}`);
    next = (weeks?.last ?? 0) + 1;
  }
});
