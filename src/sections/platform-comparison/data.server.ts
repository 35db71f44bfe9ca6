import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { Content } from "../../content/entries/content.server.ts";
import type { SectionContext } from "../section-context.ts";

/** The platform that each row recommends. */
export function platformComparisonData({ rows }: SectionOf<"platform-comparison">, { content }: SectionContext) {
  return { rows: rows.map((row) => ({ ...row, platform: platformOf(content, row.platform) })) };
}

function platformOf(content: Content, name: string) {
  const platform = content.find("platforms", name)?.data;
  return platform && { name: platform.name, status: platform.status };
}
