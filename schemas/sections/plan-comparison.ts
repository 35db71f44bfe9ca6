import { sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** The plans side by side. */
export const planComparisonSection = sectionSchema(
  "plan-comparison",
  "A table of all plans side by side. Its rows stand in content/site/pricing.json, its values in content/plans/.",
  sectionHead.shape,
);
