import { choice, label, order, paragraph, pictureFile, withPlaceholders } from "./pieces.ts";
import { publication } from "./publication.ts";

/** content/team/*.json: a person or a team. Articles name their author by the file's name. */
export const teamMemberSchema = withPlaceholders({
  ...publication,
  kind: choice('Whether this is one person or several. Example: "person"', ["person", "team"]),
  name: label("Support team"),
  role: label("Founder and lead engineer", 80),
  text: paragraph("What this person or team does"),
  portrait: pictureFile(
    "The face in the middle of a square picture, a file in content/pictures/. Without one, a person has initials and a team a sign",
    "marian.jpg",
  )
    .meta({ title: "Portrait" })
    .optional(),
  order,
})
  .describe("A person or a team. Articles name one of them as their author.")
  .meta({ title: "People and teams" });
