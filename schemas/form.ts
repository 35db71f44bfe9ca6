import { z } from "zod";
import { heading, label, line, paragraph, reference, slug } from "./pieces.ts";

const common = {
  name: slug("The field's name in the stored lead. Never change it once leads carry it", "preferred-date"),
  label: label("Email Address", 80),
  hint: line("Help below the label", "We only use it to answer you.").optional(),
  required: z.boolean().default(false).describe("Whether the form must not be sent without it. Example: true"),
  missing: line("What is said if a required field is left empty", "Enter your email address").optional(),
};

const autocomplete = z
  .enum(["name", "email", "tel", "organization", "off"])
  .describe('What browsers fill in by themselves. Example: "email"');

const textField = z.strictObject({
  ...common,
  kind: z
    .enum(["text", "email", "tel"])
    .describe('What is typed, which decides the telephone\'s keyboard. Example: "email"'),
  autocomplete,
  maxLength: z.number().int().min(1).max(320).describe("Most characters that are accepted. Example: 120"),
});
const messageField = z.strictObject({
  ...common,
  kind: z.literal("message").describe("A text of several lines."),
  carried: z
    .boolean()
    .default(false)
    .describe(
      "Whether the field is there only for visitors who bring a question along from the assistant on the demo page. Example: true",
    ),
  maxLength: z.number().int().min(1).max(5000).describe("Most characters that are accepted. Example: 3000"),
});
const choiceField = z.strictObject({
  ...common,
  kind: z.enum(["select", "checkboxes"]).describe('One choice ("select") or several ("checkboxes").'),
  options: reference("options", "contact-subject"),
});
const consentField = z.strictObject({
  ...common,
  kind: z
    .literal("consent")
    .describe("One box that is never ticked beforehand. Its label is stored as the wording that was agreed to."),
  label: line("The wording that is agreed to", "Email me the monthly newsletter. I can unsubscribe at any time.", 240),
});

const field = z
  .discriminatedUnion("kind", [textField, messageField, choiceField, consentField])
  .describe("A field of the form.");

/** content/forms/*.json: one form. */
export const formSchema = z
  .strictObject({
    title: heading("The form's heading", "Get Your Free Guide"),
    intro: line("A sentence above the fields", "Fields are optional unless we say otherwise.").optional(),
    fields: z
      .array(field)
      .min(1)
      .max(12)
      .refine(
        (fields) => new Set(fields.map((each) => each.name)).size === fields.length,
        "every name may stand once only",
      )
      .refine(
        (fields) => fields.every((each) => !each.required || each.missing !== undefined),
        'a required field needs "missing": what is said if it is left empty',
      )
      .describe("The fields, in order."),
    submit: label("DOWNLOAD FREE GUIDE"),
    busy: label("Sending…"),
    success: z
      .strictObject({
        title: heading("Heading after it was sent", "Thank you, we have your message"),
        text: paragraph("What happens next, and when"),
        download: z
          .strictObject({
            guide: reference("guide", "ai-for-australian-businesses"),
            label: label("Download the guide (PDF)"),
          })
          .optional()
          .describe("The document that is handed out."),
      })
      .describe("What is shown in place of the form once the lead has arrived."),
    failure: line("What is shown when sending failed", "We couldn't send it just now. What you typed is kept."),
    agreesBySending: z
      .boolean()
      .default(false)
      .describe(
        "Whether sending the form is itself the consent to e-mails. The collection notice is then stored as the wording that was agreed to. Example: true",
      ),
    collectionNotice: paragraph("Why the details are collected, where they are kept and where the privacy policy is"),
  })
  .describe("A form: its fields and its words.");

/** A form as it stands in its file. */
export type FormDefinition = z.infer<typeof formSchema>;
/** A field of a form. */
export type FormField = z.infer<typeof field>;
