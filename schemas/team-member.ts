import { choice, label, order, paragraph, withPlaceholders } from "./pieces.ts";
import { publication } from "./publication.ts";

/** content/team/*.json: a person or a team. The file's name is the name by which articles give their author. */
export const teamMemberSchema = withPlaceholders({
  ...publication,
  kind: choice('Whether this is one person or several. Example: "person"', ["person", "team"]),
  name: label("Support team"),
  role: label("Founder and lead engineer", 80),
  text: paragraph("What this person or team does"),
  order,
}).describe("A person or a team. Articles name one of them as their author.");
