import { z } from "zod";
import { action, callToAction, hero, label, point, reference, sectionHead, seo, slug } from "../pieces.ts";

/** content/pages/case-studies.json */
export const caseStudiesPageSchema = z
  .strictObject({
    seo,
    hero,
    figures: z
      .array(slug("Id of a figure in content/site/figures.json", "cost-reduction").meta({ reference: "figures" }))
      .min(2)
      .max(4)
      .describe("The headline figures, in order."),
    labels: z
      .strictObject({
        challenge: label("Challenge"),
        solution: label("Solution"),
        story: label("How we got there").describe("Opens the challenge and the solution."),
        results: label("Results"),
        platform: label("Platform"),
        before: label("Before"),
        after: label("After"),
        lesson: label("What we learned"),
        square: label("One square is").describe(
          'Stands below a drawing, before the amount that one of its squares stands for. Example: "One square is"',
        ),
      })
      .describe("The words that stand in every case study."),
    studies: sectionHead,
    industries: z
      .strictObject({
        ...sectionHead.shape,
        items: z
          .array(
            point.extend({ industryPage: reference("industries", "healthcare").optional() }).describe("An industry."),
          )
          .min(3)
          .max(12)
          .describe("Three to twelve industries."),
        action,
      })
      .describe("The industries grid."),
    callToAction,
  })
  .describe("The case studies page.");

/** The case studies page as it stands in its file. */
export type CaseStudiesPage = z.infer<typeof caseStudiesPageSchema>;
