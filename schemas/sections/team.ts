import { chosen, sectionHead } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

export const teamSection = sectionSchema("team", "The people and teams, from content/team/.", {
  ...sectionHead.shape,
  only: chosen("team", "support-team", 'Whom to show, in order. Left out: everybody. Example: ["support-team"]', 8),
});
