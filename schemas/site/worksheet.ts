import { z } from "zod";
import { group, label, reference } from "../pieces.ts";

const name = (example: string) => label(example, 60);
const how = label("Count two weeks, halve it", 60).describe(
  'How the reader finds the number out, at most 60 characters. Example: "Count two weeks, halve it"',
);
const amount = (what: string, example: number, most: number) =>
  z.number().min(0).max(most).describe(`${what}, from 0 to ${most}. Example: ${example}`);

/** A line that the user fills in. */
const given = (what: string, says: string, example: number, most = 1_000_000) =>
  group(`${what}.`, { name: name(says), how, example: amount("The example's number, without $ or %", example, most) });

/** The same with a slider. */
const withSlider = (what: string, says: string, example: number, most?: number) =>
  given(what, says, example, most)
    .extend({
      least: amount("Where the slider begins", 1, 100_000),
      most: amount("Where the slider ends", 600, 100_000),
    })
    .describe(`${what}.`);

/** A computed line. */
const result = (what: string, says: string) => group(`${what}. Its number is worked out.`, { name: name(says) });

/** content/site/worksheet.json: the worksheet of the ROI calculator and of the guide, with its example. */
export const worksheetSchema = group(
  "The worksheet that works out when an assistant has paid for itself, with its example. The calculator shows it, and every text can name its numbers as facts.",
  {
    lines: group("The lines A to M, in order.", {
      calls: withSlider("A: calls or messages a week", "Calls or messages a week", 90, 100_000),
      minutes: withSlider("B: minutes each", "Minutes each", 4, 1000),
      hour: withSlider("C: the cost of an hour, in dollars", "Cost of an hour", 38),
      weeks: given("D: working weeks a year", "Working weeks a year", 48, 52),
      task: result("E: what the task costs today, a year", "The task today, a year"),
      share: withSlider(
        "F: the share that the assistant finishes alone, in percent",
        "Share it finishes alone",
        40,
        100,
      ),
      gained: result("G: what the time given back is worth, a year", "Time it gives back, a year"),
      plan: group("H: the plan, a year. Its number comes from the plan that covers the calls.", {
        name: name("The plan, a year"),
        how,
      }),
      care: given("I: looking after it, a year, in dollars", "Looking after it, a year", 720),
      left: result("J: what is left, a year", "What is left, a year"),
      setup: group("K: the setup fee. Its number comes from the plan that covers the calls.", {
        name: name("Setup fee, once"),
        how,
      }),
      preparation: given("L: your own time to prepare, in dollars", "Your own time to prepare, once", 960),
      months: result("M: months until it has paid for itself", "Months until it has paid for itself"),
    }),
    plans: z
      .array(reference("plans", "starter"))
      .min(1)
      .describe(
        "The plans that the calculator chooses from, the smallest first: each has a price a month in its own file. The example is on the first.",
      ),
  },
).meta({ title: "Worksheet of what it costs" });

export type Worksheet = z.infer<typeof worksheetSchema>;
