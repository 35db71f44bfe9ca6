import { z } from "zod";
import { choice, different, eachItem, group, heading, itemName, label, line, paragraph, reference } from "./pieces.ts";

/** The limits of the table of leads (supabase/migrations/); a property test compares the two. */
const MOST = { fields: 20, line: 320, text: 5000, choices: 30, choice: 60, bytes: 32_768 } as const;

/** Fields that mail programs and address books show on one line. */
const ONE_LINE = ["name", "phone", "business"];

const common = {
  name: itemName(
    "The field's name in the stored lead. Never change it once leads carry it",
    "preferred-date",
    "label",
  ).meta({
    title: "Name in stored leads",
  }),
  label: label("Email Address", 80),
  hint: line("Help below the label", "We only use it to answer you.").meta({ title: "Help below it" }).optional(),
  required: z
    .boolean()
    .default(false)
    .describe("Whether the form must not be sent without it. Example: true")
    .meta({ title: "Must be filled in" }),
  missing: line("What is said if a required field is left empty", "Enter your email address")
    .meta({ title: "Said if it is empty" })
    .optional(),
};

const carried = (from: string) =>
  z
    .boolean()
    .default(false)
    .describe(`Whether the field is there only for visitors who bring something along for it: ${from}. Example: true`)
    .meta({ title: "Only with something brought along" });

const autocomplete = choice('What browsers fill in by themselves. "off" if it is nothing of these. Example: "email"', [
  "name",
  "email",
  "tel",
  "organization",
  "url",
  "off",
]).meta({
  title: "Filled in by browsers as",
  choices: { tel: "Telephone number", organization: "Business", url: "Website", off: "Nothing of these" },
});

const textField = z.strictObject({
  ...common,
  kind: choice(
    'One line: any words (a date too: people write "a Tuesday morning"), an email address, a telephone number or the address of a website. Decides the telephone\'s keyboard and what is checked. Example: "email"',
    ["text", "email", "tel", "url"],
  ).meta({ choices: { text: "One line", email: "Email address", tel: "Telephone number", url: "Website" } }),
  autocomplete,
  maxLength: z
    .number()
    .int()
    .min(1)
    .max(MOST.line)
    .describe("Most characters that are accepted. Example: 120")
    .meta({ title: "Most characters" }),
});
const numberField = z.strictObject({
  ...common,
  kind: z.literal("number").describe("A number, with or without decimals."),
  min: z
    .number()
    .optional()
    .describe("The smallest number that is accepted; left out if there is none. Example: 1")
    .meta({ title: "Smallest number" }),
  max: z
    .number()
    .optional()
    .describe("The largest number that is accepted; left out if there is none. Example: 500")
    .meta({ title: "Largest number" }),
});
const textareaField = z.strictObject({
  ...common,
  kind: z
    .literal("textarea")
    .describe("A text of several lines.")
    .meta({ choices: { textarea: "Several lines" } }),
  carried: carried("a conversation with the chatbot on the demo page"),
  maxLength: z
    .number()
    .int()
    .min(1)
    .max(MOST.text)
    .describe("Most characters that are accepted. Example: 3000")
    .meta({ title: "Most characters" }),
});
const selectField = z.strictObject({
  ...common,
  kind: z
    .literal("select")
    .describe("One of several choices.")
    .meta({ choices: { select: "One of several choices" } }),
  options: reference("options", "contact-subject").meta({ title: "Choices" }),
  carried: carried('a choice in the address that led to the form, such as "/contact?industry=retail"'),
});
const checkboxesField = z.strictObject({
  ...common,
  kind: z
    .literal("checkboxes")
    .describe("Any of several choices.")
    .meta({ choices: { checkboxes: "Any of several choices" } }),
  options: reference("options", "free-guide-interests").meta({ title: "Choices" }),
});
const checkboxField = z.strictObject({
  ...common,
  kind: z
    .literal("checkbox")
    .describe('One box to tick, stored as "yes".')
    .meta({ choices: { checkbox: "One box to tick" } }),
  label: line("What is ticked", "Please ring me rather than write", 240),
});
const consentField = z.strictObject({
  ...common,
  kind: z
    .literal("consent")
    .describe("One box that is never ticked beforehand. Its label is stored as the wording that was agreed to."),
  label: line("The wording that is agreed to", "Email me the monthly newsletter. I can unsubscribe at any time.", 240),
});

const field = z
  .discriminatedUnion("kind", [
    textField,
    numberField,
    textareaField,
    selectField,
    checkboxesField,
    checkboxField,
    consentField,
  ])
  .describe("A field of the form.");

type FormField = z.infer<typeof field>;

/** The most bytes of a field in the table: four per character, plus name, quotes and comma. */
function mostBytes(each: FormField): number {
  const frame = each.name.length + 8;
  if ("maxLength" in each) return frame + 4 * each.maxLength;
  return frame + (each.kind === "checkboxes" ? MOST.choices * (MOST.choice + 4) : MOST.choice);
}

const fields = z
  .array(field)
  .min(1)
  .max(MOST.fields)
  .superRefine(different("name"))
  .refine((all) => all.some(({ kind, required }) => required && kind !== "consent"), {
    error: 'make at least one field required ("required": true): a form that is sent empty can\'t be stored',
  })
  .superRefine(
    eachItem((each) =>
      each.required && each.missing === undefined
        ? { field: "required", message: 'a required field needs "missing": what is said if it is left empty' }
        : undefined,
    ),
  )
  .superRefine(
    eachItem((each) => {
      if ((each.kind === "email") === (each.name === "email")) return undefined;
      const message =
        'the field for an email address is of the kind "email" and called "email", so that staff find it in every form';
      return { field: each.kind === "email" ? "name" : "kind", message };
    }),
  )
  .superRefine(
    eachItem((each) =>
      each.kind === "textarea" && ONE_LINE.includes(each.name)
        ? { field: "kind", message: `a field called "${each.name}" has one line: give a text of several another name` }
        : undefined,
    ),
  )
  .superRefine(
    eachItem((each, at, all) =>
      each.kind === "consent" && all.findIndex(({ kind }) => kind === "consent") < at
        ? { field: "kind", message: "a form may ask for one consent only" }
        : undefined,
    ),
  )
  .refine(
    (all) => all.reduce((sum, each) => sum + mostBytes(each), 0) <= MOST.bytes,
    'all fields together may hold more than is stored of one form: make "maxLength" smaller',
  )
  .describe("The fields, in order.");

/** content/forms/*.json: one form. */
export const formSchema = z
  .strictObject({
    title: heading("The form's heading", "Get Your Free Guide"),
    intro: line("A sentence above the fields", "Fields are optional unless we say otherwise.").optional(),
    fields,
    more: label("Add more (optional)")
      .describe(
        'Folds the optional fields after the last required one below these words; boxes that ask for consent stay in sight. Left out, all fields are in sight. Example: "Add more (optional)"',
      )
      .optional(),
    submit: label("DOWNLOAD FREE GUIDE").meta({ title: "Button" }),
    busy: label("Sending…").meta({ title: "Button while it is sent" }),
    success: group("What is shown in place of the form once the lead has arrived.", {
      title: heading("Heading after it was sent", "Thank you, we have your message"),
      text: paragraph("What happens next, and when"),
      person: reference("team", "marian-kowalczyk")
        .describe(
          'Who answers, shown with name and portrait: the name of a file in content/team/, without its ending. Example: "marian-kowalczyk"',
        )
        .optional(),
      download: group("The document that is handed out.", {
        guide: reference("guide", "ai-for-australian-businesses"),
        label: label("Download the guide (PDF)"),
      }).optional(),
    }).meta({ title: "After sending" }),
    failure: line("What is shown when sending failed", "We couldn't send it just now. What you typed is kept.").meta({
      title: "If sending fails",
    }),
    agreesBySending: z
      .boolean()
      .default(false)
      .describe(
        "Whether sending the form is itself the consent to e-mails. The collection notice is then stored as the wording that was agreed to. Example: true",
      )
      .meta({ title: "Sending it is the consent" }),
    collectionNotice: paragraph("Why the details are collected, where they are kept and where the privacy policy is"),
  })
  .refine((form) => !form.agreesBySending || form.fields.every((each) => each.kind !== "consent"), {
    path: ["agreesBySending"],
    error: "a form whose sending is the consent has no box for it",
  })
  .describe("A form: its fields and its words.");
