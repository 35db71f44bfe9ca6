import {
  group,
  heading,
  label,
  order,
  paragraph,
  pictureFile,
  reference,
  shownNumber,
  withPlaceholders,
} from "./pieces.ts";
import { publication } from "./publication.ts";

/** content/testimonials/*.json: a customer's testimonial. */
export const testimonialSchema = withPlaceholders({
  ...publication,
  quote: paragraph("What was said, without quotation marks", 400),
  name: label("Priya N."),
  business: heading("Kind of business and place", "Physiotherapy clinic, Norwood"),
  portrait: pictureFile(
    "Their face in the middle of a square picture, or their logo: a file in content/pictures/, shown beside their name. Ask them first",
    "joanne.jpg",
  )
    .meta({ title: "Portrait" })
    .optional(),
  figure: group("A number that was counted at this customer, shown with the quotation.", {
    value: shownNumber("31"),
    label: heading("What the number counts", "missed calls in the week we counted"),
  }).optional(),
  caseStudy: reference("case-studies", "healthcare")
    .optional()
    .describe(
      'The case study of the same customer, by its file name. Its change is shown with the quotation instead of a figure, and the quotation with the case study. Example: "healthcare"',
    ),
  order,
}).describe("What a customer said, who, and what kind of business it is.");
