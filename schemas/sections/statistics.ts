import { list, sectionHead, slug } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const statisticsSection = sectionSchema(
  "statistics",
  "Figures worth showing large, from content/site/figures.json.",
  {
    ...sectionHead.shape,
    figures: list(
      "Two to four figures, in order.",
      slug("Id of a figure in content/site/figures.json", "cost-reduction").meta({ reference: "figures" }),
      [2, 4],
    ),
  },
);
