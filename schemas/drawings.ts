import { choice } from "./pieces.ts";

/** Which building a drawing of an industry may show, its light on at night; the first fits any trade. */
export const drawingNames = [
  "street",
  "clinic",
  "school",
  "packing-shed",
  "estate-agency",
  "chambers",
  "bank",
  "town-hall",
  "workshop",
  "offices",
  "factory",
  "restaurant",
  "shop",
] as const;

/** The name of a drawing of an industry. */
export type DrawingName = (typeof drawingNames)[number];

/** The drawing of an industry. */
export const drawing = choice(
  `What the picture of the industry shows: ${drawingNames.join(", ")}. Without it, a street with one shop lit, which fits any trade; a developer can add a drawing. Example: "clinic"`,
  drawingNames,
).default("street");
