import { group, heading, label, order, paragraph, shownNumber, withPlaceholders } from "./pieces.ts";
import { publication } from "./publication.ts";

/** content/testimonials/*.json: a customer's testimonial. */
export const testimonialSchema = withPlaceholders({
  ...publication,
  quote: paragraph("What was said, without quotation marks", 400),
  name: label("Priya N."),
  business: heading("Kind of business and place", "Physiotherapy clinic, Norwood"),
  figure: group("A number that was counted at this customer, shown with the quotation.", {
    value: shownNumber("31"),
    label: heading("What the number counts", "missed calls in the week we counted"),
  }).optional(),
  order,
}).describe("What a customer said, who, and what kind of business it is.");
