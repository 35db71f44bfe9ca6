import { z } from "zod";
import { reference, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** The team. */
export const teamSection = sectionSchema("team", "The people and teams, from content/team/.", {
  ...sectionHead.shape,
  only: z
    .array(reference("team", "support-team"))
    .min(1)
    .max(8)
    .optional()
    .describe('Whom to show, in order. Left out: everybody. Example: ["support-team"]'),
});
