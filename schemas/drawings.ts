import { choice } from "./pieces.ts";

/** What a drawing of an industry may show; the first fits any trade. */
export const drawingNames = [
  "summit",
  "stethoscope",
  "mortarboard",
  "trolley",
  "house",
  "scales",
  "coin",
  "columns",
  "tools",
  "briefcase",
  "factory",
  "plate",
  "shop",
] as const;

/** The name of a drawing of an industry. */
export type DrawingName = (typeof drawingNames)[number];

/** The drawing of an industry. */
export const drawing = choice(
  `What the picture of the industry shows: ${drawingNames.join(", ")}. Without it, a summit with a flag, which fits any trade; a developer can add a drawing. Example: "stethoscope"`,
  drawingNames,
).default("summit");
