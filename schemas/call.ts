import { z } from "zod";
import { choice, group, heading, label, line, list, withPlaceholders, words } from "./pieces.ts";
import { publication } from "./publication.ts";

const seconds = (what: string, example: number) =>
  z.number().min(1).max(30).describe(`${what}, in seconds, with the pause after it. Example: ${example}`);

const spoken = group("What one of them says.", {
  speaker: choice('Who speaks. Example: "agent"', ["agent", "caller"]),
  text: line("What is said", "The kitchen tap won’t turn off. It’s dripped since lunch."),
  seconds: seconds("How long it takes to say", 4),
});

const inLine = (what: string) => z.int().min(1).max(16).describe(`${what}, counted from 1. Example: 2`);

const noted = {
  label: label("Where", 12),
  text: line("What is noted there", "9 Wattle Court, Prospect", 60),
  line: inLine("The line in which it is said"),
};

const fields = {
  title: heading("What the transcript is called", "The call, word for word", 60),
  speakers: group("What the two are called.", { agent: label("Agent", 12), caller: label("Ruth", 12) }),
  recording: z
    .string()
    .regex(/^[a-z0-9-]+\.(?:mp3|m4a)$/, 'name the file alone, such as "tap.mp3": lower-case letters, digits, hyphens')
    .optional()
    .describe(
      'The recorded call, a file in public/media/calls/ that keeps to the seconds of the lines. Left out, the visitor’s own device reads them. Example: "tap.mp3"',
    ),
  lines: list("Four to sixteen lines, in order.", spoken, [4, 16]),
  moments: list(
    "One to three moments worth jumping to, in order.",
    group("A moment worth jumping to.", {
      time: words("The time on the clock, as shown", "9.05 pm", 10),
      title: words("What happens, at most 24 characters", "Thursday, booked", 24),
      line: inLine("The line it begins with"),
    }),
    [1, 3],
  ),
  noteTitle: heading("The line above the note", "What the plumber reads", 60),
  note: group("What lands at the business, filled in while the call is heard.", {
    title: words("What the note is", "Job note", 24),
    when: words("When the call came", "Tuesday, 9.04 pm", 30),
    rows: list("Three to six fields, in order.", group("A field of the note.", noted), [3, 6]),
    booking: group("What the call ends in.", {
      ...noted,
      label: label("In the diary", 20),
      text: words("What was booked", "Thursday, 8.00 am", 24),
    }),
  }),
  afterwards: group("The last moment: when the business reads the note.", {
    time: words("The time on the clock, as shown", "6.45 am", 10),
    title: words("What happens, at most 24 characters", "The plumber reads it", 24),
    text: label("Read by Steve, 6.45 am"),
    seconds: seconds("How long it is shown", 5),
  }),
};

/** The parts of a call that refer to lines. */
interface NamesLines {
  readonly lines: readonly unknown[];
  readonly moments: readonly { readonly line: number }[];
  readonly note: { readonly rows: readonly { readonly line: number }[]; readonly booking: { readonly line: number } };
}

/** Checks that every line that is referred to exists. */
function namesItsLines({ lines, moments, note: { rows, booking } }: NamesLines, context: z.RefinementCtx): void {
  const named = [
    ...moments.map(({ line }, index) => ({ line, path: ["moments", index] })),
    ...rows.map(({ line }, index) => ({ line, path: ["note", "rows", index] })),
    { line: booking.line, path: ["note", "booking"] },
  ];
  for (const { line, path } of named) {
    if (line <= lines.length) continue;
    const message = `the call has ${lines.length} lines, and this names line ${line}`;
    context.addIssue({ code: "custom", path: [...path, "line"], message, input: line });
  }
}

/** content/calls/*.json: an example of a call, word for word. */
export const callSchema = withPlaceholders({ ...publication, ...fields })
  .superRefine(namesItsLines)
  .describe("An example of a call: its lines with their seconds, and the note that is filled in while they are spoken.")
  .meta({ title: "Example calls" });

/** A call as checked: seconds and lines are in order. */
export type Call = z.infer<typeof callSchema>;
