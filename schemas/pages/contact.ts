import { z } from "zod";
import { heading, hero, label, point, reference, seo } from "../pieces.ts";

/** content/pages/contact.json */
export const contactPageSchema = z
  .strictObject({
    seo,
    hero,
    labels: z
      .strictObject({
        details: heading("Heading of the details", "Contact details"),
        office: label("Office"),
        hours: label("Business hours"),
      })
      .describe("The words of the details."),
    expectations: z.array(point).min(1).max(4).describe("What happens with a message, and when."),
    form: reference("forms", "contact"),
  })
  .describe("The contact page.");

/** The contact page as it stands in its file. */
export type ContactPage = z.infer<typeof contactPageSchema>;
