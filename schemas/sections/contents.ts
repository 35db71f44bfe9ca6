import { sectionSchema } from "./section.ts";

export const contentsSection = sectionSchema(
  "contents",
  'Links to the page\'s sections that have a "contentsLabel", in a bar that stays in sight. A page has one at most.',
  {},
);
