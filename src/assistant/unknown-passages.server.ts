import { contentTypes } from "../../schemas/content-types.ts";
import type { Content } from "../content/entries/content.server.ts";
import { nearest } from "../content/problems/nearest.ts";
import { formatPath, type Problem } from "../content/problems/problem.ts";
import { annotated } from "../content/problems/schema-walk.ts";
import { namedPassages } from "./knowledge.server.ts";

/**
 * Finds fields that name a passage the assistant doesn't have. Passages are named by headings, which writers change: that warns them, and
 * fails the evaluation, but keeps no page from being published.
 */
export function unknownPassages(content: Content): Problem[] {
  const passages = namedPassages(content).map(({ id }) => id);
  const entries = content.types.flatMap((type) => [...content.all(type)]);
  return entries.flatMap(({ type, data, source }) =>
    annotated(contentTypes[type].schema, data)
      .filter(({ note, value }) => note.reference === "passages" && !passages.includes(value))
      .map(({ path, value }) => ({
        file: source.file,
        ...source.locate(path),
        field: formatPath(path),
        message: `the assistant has no passage "${value}". ${advice(nearest(value, passages))}`,
        hint: "A heading may have changed. Until the new name is here, the assistant finds its text less well.",
        warning: true,
      })),
  );
}

/** There are too many passages to name them all. */
function advice(match: string | undefined): string {
  return match === undefined ? '"npm run assistant:passages" lists them all.' : `Did you mean "${match}"?`;
}
