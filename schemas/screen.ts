import { z } from "zod";
import { alternativeText, choice, group, heading, label, line, list, turn, words } from "./pieces.ts";

const common = {
  title: heading("The title in the bar at the top of the screen", "Calls, Tuesday", 40),
  description: alternativeText(
    "A day’s calls with what came of each: 33 of 38 were answered by the agent, five put through to a person.",
    320,
  ),
};

const state = {
  state: words("What came of it, in a word or two", "Booked", 20),
  tone: choice(
    'The colour of that word: "done" is finished, "person" went to a team member, "open" waits for an answer. Example: "done"',
    ["done", "person", "open"],
  ),
};

const chat = group("A conversation on a website.", {
  ...common,
  view: z.literal("chat").describe("A conversation on a website."),
  lines: list(
    "The messages, in order: two to six.",
    turn.extend({
      from: words("Where the answer is from, or whom it went to", "From: Size guide, benches", 60).optional(),
    }),
    [2, 6],
  ),
});

const report = group("The report of a week: what was asked, and what was answered.", {
  ...common,
  view: z.literal("report").describe("The report of a week."),
  heads: group("The headings of the columns.", {
    topic: label("What customers asked about"),
    asked: label("Asked", 20),
    answered: label("Answered", 20),
  }),
  rows: list(
    "Three to six topics, in order. At least one shows what the chatbot couldn’t answer.",
    group("A topic.", {
      topic: label("Delivery"),
      asked: z.int().min(1).max(9999).describe("How often it was asked about. Example: 41"),
      answered: z.int().min(0).max(9999).describe("How often there was an answer. Example: 38"),
    }).refine(({ asked, answered }) => answered <= asked, {
      path: ["answered"],
      error: "more was answered than asked: look at the two numbers",
    }),
    [3, 6],
  ),
  note: line("What the report suggests", "Gift wrapping isn’t on your pages yet.", 140),
});

const script = group("Where the words of a voice agent are written.", {
  ...common,
  view: z.literal("script").describe("Where the words of a voice agent are written."),
  fields: list(
    "Two to five fields, in order.",
    group("A field of the script.", {
      label: label("Says first"),
      text: line("What is written in it", "I’m the plumber’s AI assistant. What’s wrong?", 160),
    }),
    [2, 5],
  ),
  buttons: list("One or two words on buttons, which only look like buttons.", label("Test the call", 20), [1, 2]),
});

const log = group("A list of what came in, and what came of it.", {
  ...common,
  view: z.literal("log").describe("A list of what came in, and what came of it."),
  sums: list(
    "Up to three numbers above the list.",
    group("A number and what it counts.", { value: label("38", 8), label: label("calls", 30) }),
    [0, 3],
  ).default([]),
  rows: list(
    "Three to eight lines, in order.",
    group("A line of the list.", {
      about: label("12.26 pm", 20),
      text: line("What it was", "To move Thursday’s visit", 80),
      ...state,
      detail: line("The detail beside that word", "Friday, 9.15 am", 60).optional(),
    }),
    [3, 8],
  ),
  note: line("The note below the list", "Last: Thursday, 2.30 pm, booked with Ana.", 140).optional(),
});

const queue = group("Drafts that wait until a person approves them.", {
  ...common,
  view: z.literal("queue").describe("Drafts that wait until a person approves them."),
  items: list(
    "Two to four drafts, in order.",
    group("A draft.", {
      title: heading("What it is", "Invoice, Hollis & Sons", 60),
      text: line("Where it comes from, or who has approved it", "From the order PDF, 8.12 am.", 100),
      amount: label("$1,284.50", 12),
      held: line("Why it can’t be approved yet", "Line 5: the price isn’t on your list.", 100).optional(),
      isApproved: z
        .literal(true)
        .optional()
        .describe("Set to true for what has been approved already: it gets no buttons. Example: true"),
    }),
    [2, 4],
  ),
  buttons: list("One or two words on the drafts’ buttons, which only look like buttons.", label("Approve", 20), [1, 2]),
});

/** A drawn screen of the product. */
export const screen = z
  .discriminatedUnion("view", [chat, report, script, log, queue])
  .describe(
    'A screen of the product, drawn from these fields and marked as an example. "view" says which: "chat", "report", "script", "log" or "queue".',
  );

export type ScreenContent = z.infer<typeof screen>;
