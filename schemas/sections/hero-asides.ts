import { z } from "zod";
import {
  fact,
  group,
  heading,
  label,
  line,
  list,
  reference,
  sectionPicture,
  withPlaceholders,
  words,
} from "../pieces.ts";
import { assistantFields } from "./assistant.ts";

const kind = <Kind extends string>(name: Kind, what: string) => z.literal(name).describe(what);

const facts = z.strictObject({
  kind: kind("facts", "Two to five facts, in a strip below the heading and the scene."),
  items: list("Two to five facts.", fact, [2, 5]),
});

const solutions = z.strictObject({
  kind: kind(
    "solutions",
    'Links to the solutions that the page\'s section "solutions" describes, each with its sign, in a strip below the heading and the scene.',
  ),
});

const picture = sectionPicture.extend({
  kind: kind("picture", "A photo, a picture of a screen or a video."),
});

const map = withPlaceholders({
  kind: kind("map", "The plan of Adelaide with the office marked."),
  alt: line("The plan in words, for those who don’t see it", "Plan of Adelaide, with the office marked."),
  names: group("What a reader finds their way by, written on the plan.", {
    river: label("River Torrens", 24),
    terrace: label("North Terrace", 24),
    street: label("King William Street", 24),
    square: label("Victoria Square", 24),
    office: label("We’re here, level 30", 24),
  }),
  caption: line("How to get there, below the plan", "The northern end of the street, close to the tram."),
});

const planChooser = withPlaceholders({
  kind: kind("plan-chooser", "A small sum that says which plan covers how many enquiries."),
  question: heading("What is asked", "How many chats and calls come in on a working day?"),
  perDay: list(
    "The answers to choose from, smallest first. Example: [10, 20, 40]",
    z.number().int().positive(),
    [3, 6],
  ),
  workingDays: z.number().int().min(1).max(31).describe("Working days in a month, for the sum. Example: 22"),
  about: words("Before the number a month, which is always rounded", "About"),
  perMonth: words("After the number a month", "interactions a month"),
  covered: words("Before the limit of the plan that covers the number", "Its price includes"),
  unlimited: line(
    "What is said where only a plan without a limit covers it",
    "Or Growth, with each interaction above its limit billed at the rate in your quote.",
    140,
  ),
  note: line("What the sum leaves out", "One chat or one call is one interaction.", 240),
});

const assistant = z.strictObject({
  kind: kind("assistant", "The chatbot, open on the page, with questions to put to it."),
  ...assistantFields,
});

export const heroAside = z
  .discriminatedUnion("kind", [facts, picture, solutions, planChooser, map, assistant])
  .describe(
    'What is beside the heading, or in a strip below it: a picture or figures of the page\'s subject. Example: { "kind": "solutions" }',
  );

const platformLinks = z.strictObject({
  kind: kind("platform-links", "Links to the platforms that can be used, on their own sites."),
  text: line("The words before the links", "Or go straight to a platform:"),
});

const contactDetails = z.strictObject({
  kind: kind(
    "contact-details",
    "Telephone numbers, e-mail addresses, the office and its hours, from content/site/contacts.json.",
  ),
  title: heading("What the details are called, for people who don't see them", "Contact details"),
});

const costAndPrice = z.strictObject({
  kind: kind(
    "cost-and-price",
    'The sum of the page\'s section "calculation" beside what a plan costs over the same time and in its first month, setup included.',
  ),
  plan: reference("plans", "starter"),
});

const guidePages = z.strictObject({
  kind: kind("guide-pages", "Pages of a guide as they are in its PDF, side by side."),
  guide: reference("guide", "ai-for-australian-businesses"),
  pages: list("One to three of its pages, by their numbers. Example: [1, 5, 10]", z.number().int().positive(), [1, 3]),
});

export const heroBelow = z
  .discriminatedUnion("kind", [platformLinks, contactDetails, costAndPrice, guidePages])
  .describe("What is below the words and the buttons.");
