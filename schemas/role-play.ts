import { z } from "zod";
import { drawing } from "./drawings.ts";
import { group, heading, itemName, label, line, list, order, placeholdersAmong, slug, words } from "./pieces.ts";
import { publication } from "./publication.ts";
import { problemsOfWays } from "./role-play-ways.ts";

const notes = list(
  "What is written down at that moment, field by field.",
  group("A field of the note, and what is written into it.", {
    field: slug('Which field: its "name" in the list "fields"', "when"),
    text: line("What is written into it", "Wed, 7 to 9 am", 80),
  }),
  [0, 8],
).default([]);

const common = {
  name: itemName('What "next" calls this step', "address", "title", "says"),
  says: line("What the assistant says", "What’s the address, and is any of it getting inside?", 240),
  notes,
};

const question = group("A step at which the visitor chooses what to say.", {
  kind: z.literal("question").describe("The visitor chooses what to say."),
  ...common,
  choices: list(
    "Two to four things to say. The first is the one that is shown where no scripts run.",
    group("Something to say.", {
      says: line("What the visitor says as the customer", "It’s outside.", 120),
      next: slug("The name of the step that follows", "time"),
      notes,
    }),
    [2, 4],
  ),
});

const end = group("A step at which the conversation ends.", {
  kind: z.literal("end").describe("The conversation ends."),
  ...common,
  title: heading("What the business has now", "Booked while you’re on a roof", 60),
  text: line("What that spares it, or what is left to do", "Reception reads it at 8.", 120),
  isUrgent: z
    .literal(true)
    .optional()
    .describe("Set to true where a person has to act. Example: true")
    .meta({ title: "A person has to act" }),
});

/** content/role-plays/*.json: a conversation in which the visitor plays the customer. */
export const rolePlaySchema = group("A conversation in which the visitor plays the customer.", {
  ...publication,
  name: label("A plumber", 30),
  order,
  situation: words("How the customer gets in touch, and when", "by phone, 2.20 pm"),
  place: line("Where it is, and why no person answers", "A plumber’s shed, 2.20 pm. He’s on a roof.", 100),
  drawing,
  speaker: words("What the one who answers is called", "Assistant", 20),
  note: group("What lands at the business.", {
    title: heading("What it is", "Job note", 40),
    where: words("Where the business reads it", "Text and job software"),
  }),
  fields: list(
    "The fields of the note, two to eight. Every way through the conversation fills all of them.",
    group("A field of the note.", {
      name: itemName('What "notes" call this field', "when", "label"),
      label: label("When", 24),
    }),
    [2, 8],
  ),
  steps: list(
    "The steps of the conversation. It begins with the first; each has to be reached, and none may lead back to one before it.",
    z
      .discriminatedUnion("kind", [question, end])
      .describe('A step: "question" lets the visitor choose what to say, "end" is the end.'),
    [3, 24],
  ),
  placeholders: placeholdersAmong(["place", "steps"]),
}).superRefine((rolePlay, context) => {
  for (const { path, message } of problemsOfWays(rolePlay)) {
    context.addIssue({ code: "custom", path: [...path], message, input: rolePlay });
  }
});

export type RolePlay = z.infer<typeof rolePlaySchema>;
