import { z } from "zod";
import { heading, hero, label, line, point, reference, seo, withPlaceholders } from "../pieces.ts";

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
    plan: withPlaceholders({
      alt: line(
        "The plan of the city in words, for those who don’t see it",
        "Plan of Adelaide, with the office marked.",
      ),
      caption: line("How to get there, below the plan", "The northern end of the street, close to the tram."),
    }).describe("The plan of the city. The mark on it is drawn in src/templates/city-plan.tsx."),
    expectations: z.array(point).min(1).max(4).describe("What happens with a message, and when."),
    form: reference("forms", "contact"),
  })
  .describe("The contact page.");

/** The contact page as it stands in its file. */
export type ContactPage = z.infer<typeof contactPageSchema>;
