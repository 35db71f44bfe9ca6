import { sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const planComparisonSection = sectionSchema(
  "plan-comparison",
  "A table of all plans side by side. Its rows are in content/site/pricing.json, its values in content/plans/.",
  sectionHead.shape,
);
