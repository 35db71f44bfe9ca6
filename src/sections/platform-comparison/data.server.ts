import type { SectionOf } from "../../../schemas/sections/index.ts";
import type { SectionContext } from "../section-context.ts";

/** Gets the name and the status of each platform that fits a need. */
export function platformComparisonData({ rows }: SectionOf<"platform-comparison">, { content }: SectionContext) {
  return {
    rows: rows.map((row) => {
      const platform = content.find("platforms", row.platform)?.data;
      return { ...row, platform: platform && { name: platform.name, status: platform.status } };
    }),
  };
}
