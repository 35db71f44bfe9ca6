import type { SectionOf } from "../../../schemas/sections/index.ts";
import { listed } from "../../content/lists/listed.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The members of the team. */
export function teamData({ only }: SectionOf<"team">, { content }: SectionContext) {
  return { members: listed(content, "team", only) };
}
