import type { SectionOf } from "../../../schemas/sections/index.ts";
import { people } from "../../content/lists/people.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The members of the team. */
export function teamData({ only }: SectionOf<"team">, { content }: SectionContext) {
  return { members: people(content, only) };
}
