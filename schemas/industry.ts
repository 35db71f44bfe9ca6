import { z } from "zod";
import { drawing } from "./drawings.ts";
import {
  callToAction,
  card,
  date,
  heading,
  hero,
  label,
  line,
  order,
  paragraph,
  paragraphs,
  point,
  question,
  record,
  reference,
  sectionHead,
  seo,
  source,
  turns,
} from "./pieces.ts";
import { publication } from "./publication.ts";

const answer = point
  .extend({ channel: z.enum(["chatbot", "voice-agent"]).describe('Which product does it. Example: "voice-agent"') })
  .describe("What a chatbot or a voice agent does about one of the problems.");

const costRow = z
  .strictObject({
    item: heading("What costs money today", "Calls that ring out, 12 a week"),
    working: line("How the amount is worked out", "12 calls × 25% would have booked × $95 a visit"),
    amount: label("$285 a week").describe('The amount with its period. Example: "$285 a week"'),
  })
  .describe("One line of the calculation.");

const rule = z
  .strictObject({
    title: heading("The law, code or standard", "Privacy Act 1988, APP 11"),
    text: paragraph("What it asks of this trade, and how we meet it"),
    source,
  })
  .describe("A rule of this trade in Australia.");

const conversation = z
  .strictObject({
    title: heading("When and where this happens", "Tuesday, 9.40 pm, on the clinic's website"),
    lines: turns(4, 10),
  })
  .describe("An example of a conversation. It is shown as an example, not as a record.");

/** What may stand beside the title. */
const exhibit = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("cost").describe("The amounts of the calculation, with their sum.") }),
    z.strictObject({
      kind: z
        .literal("route")
        .describe('The problems as stations on a line, whose titles begin with a time or a stage: "8.00 am: …".'),
    }),
    z.strictObject({
      kind: z
        .literal("conversation")
        .describe("The conversation, in a chat's window. It doesn't stand further down the page then."),
    }),
    z.strictObject({
      kind: z.literal("record").describe("What is written down: a note, a job sheet, an entry in a register."),
      ...record.shape,
    }),
  ])
  .default({ kind: "cost" })
  .describe('What stands beside the title: what people of this trade recognise first. Example: { "kind": "route" }');

/** The parts between the top of the page and what may be read next. */
const parts = ["problems", "answers", "conversation", "cost", "caseStudies", "rules", "limits"] as const;

const sequence = z
  .array(z.enum(parts))
  .length(parts.length)
  .refine((names) => new Set(names).size === parts.length, { error: "each part is named once" })
  .default([...parts])
  .describe(
    "The order of the page's parts, each named once: what this trade asks first comes first. Without it they stand as in the example. " +
      `Example: ${JSON.stringify(parts)}`,
  );

/** The name of a part of an industry's page. */
export type IndustryPart = (typeof parts)[number];

const problemsLayout = z
  .enum(["list", "sides", "columns"])
  .default("list")
  .describe(
    'How the problems stand: "list" below one another, "columns" beside one another, "sides" in two groups, by the word before the colon of their titles ("Sales: …", "Rentals: …"). Example: "list"',
  );

/** content/industries/*.json: one industry, its page, its tile on the home page and its card on the industries page. */
export const industrySchema = z
  .strictObject({
    name: label("Healthcare"),
    order,
    summary: line(
      "What the tile and the card say",
      "Bookings, recalls and after-hours calls, without another receptionist.",
      140,
    ),
    drawing,
    seo,
    hero,
    exhibit,
    sequence,
    problems: z
      .strictObject({
        ...sectionHead.shape,
        layout: problemsLayout,
        items: z.array(point).min(3).max(5).describe("Three to five problems."),
      })
      .describe("What really costs this trade time and customers."),
    answers: z
      .strictObject({ ...sectionHead.shape, items: z.array(answer).min(3).max(6).describe("Three to six answers.") })
      .describe("What a chatbot or voice agent does about them."),
    conversation,
    cost: z
      .strictObject({
        ...sectionHead.shape,
        business: label("a practice with four practitioners", 60).describe(
          'The business the calculation is about, in a few words, for the industries page. Example: "a practice with four practitioners"',
        ),
        assumption: line(
          "The business the calculation is about",
          "A practice with four practitioners and two receptionists.",
        ),
        rows: z.array(costRow).min(2).max(6).describe("Two to six lines of the calculation."),
        total: z
          .strictObject({
            label: label("Together"),
            amount: label("about $1,150 a week").describe('The sum with its period. Example: "$1,150 a week"'),
          })
          .describe("The sum."),
        note: paragraph("What the calculation leaves out, and how to do it with one's own numbers"),
        sources: z.array(source).max(4).default([]).describe("Where numbers come from that are not assumptions."),
      })
      .describe("What the problems cost today, worked out with stated assumptions."),
    rules: z
      .strictObject({
        ...sectionHead.shape,
        checked: date("The day somebody last held these rules against their sources; it is shown beside them"),
        items: z.array(rule).min(2).max(5).describe("Two to five rules."),
      })
      .describe("The rules of this trade in Australia."),
    limits: z
      .strictObject({
        title: heading("Heading", "What we don't automate"),
        paragraphs: paragraphs("What stays with people, and why", 1, 3),
      })
      .describe("What is left to people."),
    links: z.array(card).min(1).max(4).describe("Where to read on: the chatbot for this trade, the phone agent."),
    questions: z.array(question).max(6).default([]).describe("Questions owners of this trade ask."),
    solutions: z
      .array(reference("solutions", "voice-agents"))
      .min(1)
      .max(4)
      .describe("The solutions that fit, most useful first."),
    caseStudies: z
      .array(reference("case-studies", "healthcare"))
      .max(3)
      .default([])
      .describe("Case studies of this trade."),
    callToAction,
    ...publication,
  })
  .describe("An industry: its page, its tile on the home page and its card on the industries page.");

/** An industry as it stands in its file. */
export type Industry = z.infer<typeof industrySchema>;
