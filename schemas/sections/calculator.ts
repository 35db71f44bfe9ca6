import { href } from "../href.ts";
import { group, label, line, list, paragraph, sectionHead, words } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** A sentence with gaps, written as names in curly brackets. */
const filled = (what: string, example: string, ...gaps: readonly string[]) =>
  gaps.reduce(
    (text, gap) => text.refine((written) => written.includes(gap), { error: `write ${gap} where the number goes` }),
    line(`${what}. Numbers go where ${gaps.join(" and ")} is written`, example, 120),
  );

const result = group("The card that says what comes of the numbers.", {
  example: words("Before the plan's name, while the numbers are the example's", "The example, on"),
  yours: words("Before the plan's name, for the visitor's own numbers", "Your numbers, on"),
  months: filled("It pays within two years", "Pays for itself in about {months} months", "{months}"),
  soon: line("It pays within six weeks", "Pays for itself in about a month", 80),
  years: filled("It takes more than two years", "Takes about {years} years to pay for itself", "{years}"),
  never: line("It never pays", "It wouldn’t pay for itself", 80),
  quote: line("No plan with a price covers as many calls", "Your plan is priced by quote", 80),
  gives: filled("What the time is worth", "It gives back {hours} hours a year, worth {worth}.", "{hours}", "{worth}"),
  firstMonth: label("First month, in total"),
  firstYear: label("After a year"),
  later: label("Every year after that"),
  ahead: filled("What is earned", "{amount} ahead", "{amount}"),
  behind: filled("What is still to be earned", "{amount} behind", "{amount}"),
  chart: line("What the bars show", "Where you are at the end of each month", 120),
  start: words("Below the first bar", "Start", 12),
  month: words("Before the number of the last month", "Month", 12),
  action: group("The button below.", { label: label("Have someone check it, free"), href }),
});

const lostJobs = group("Jobs that were lost and counted, which the visitor may add.", {
  title: label("Jobs you counted as lost last month", 60),
  how: line("What to count", "Optional. Count them, and what each leaves you after costs.", 140),
  jobs: label("How many", 24),
  worth: label("Worth each", 24),
  won: label("Share you’d win", 24),
  result: filled(
    "What they change, once all three are filled in",
    "With them, {worth} more a year: paid off in about {months} months.",
    "{worth}",
    "{months}",
  ),
});

export const calculatorSection = sectionSchema(
  "calculator",
  "The worksheet of content/site/worksheet.json, to be filled in: the lines with sliders beside a card with the result, all lines folded below.",
  {
    ...sectionHead.shape,
    result,
    lostJobs,
    foldTitle: label("How we work it out: thirteen lines", 60),

    lineHead: label("What"),
    exampleHead: words("Head of the example's numbers, where nothing can be filled in", "Example"),
    yoursHead: words("Head of the numbers where they can be filled in", "Your numbers"),
    neverShort: words("Shown in the folded lines for a count that is never reached", "never"),
    mistake: line(
      "What is said of a number that can't be meant, before the largest that can",
      "Write a number from 0 to",
      60,
    ),
    incomplete: line(
      "What is said in place of the result while a number is missing",
      "Correct the marked number.",
      120,
    ),
    reset: label("Back to the example"),
    notes: list("What the worksheet leaves out, and where its numbers come from.", paragraph("A paragraph"), [1, 3]),
  },
);
