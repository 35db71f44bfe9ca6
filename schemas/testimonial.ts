import { heading, label, order, paragraph, withPlaceholders } from "./pieces.ts";
import { publication } from "./publication.ts";

/** content/testimonials/*.json: what one customer said. */
export const testimonialSchema = withPlaceholders({
  ...publication,
  quote: paragraph("What was said, without quotation marks", 400),
  name: label("Priya N."),
  business: heading("Kind of business and place", "Physiotherapy clinic, Norwood"),
  order,
}).describe("What a customer said, who, and what kind of business it is.");
