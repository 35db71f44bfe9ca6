import { anchorId } from "../addresses/anchor-id.ts";
import type { Content } from "../content/entries/content.server.ts";
import { notesOf } from "../content/entries/notes.ts";
import { formatPath, type Problem } from "../content/problems/problem.ts";

/**
 * Finds references to passages that no page or text can have. Passages are named by headings, which writers change: that is a warning,
 * and fails the evaluation on the built pages, but doesn't block publishing.
 */
export function unknownPassages(content: Content): Problem[] {
  const entries = content.types.flatMap((type) => [...content.all(type)]);
  const headings = new Set<string>();
  const addresses = new Set<string>();
  for (const { data, prose, address } of entries) {
    if (address !== undefined) addresses.add(address);
    for (const text of textsIn(data)) headings.add(anchorId(text));
    for (const { text } of prose?.headings ?? []) headings.add(anchorId(text));
  }
  return entries.flatMap((entry) =>
    notesOf(entry)
      .filter(({ note, value }) => note.reference === "passages" && !isMade(String(value)))
      .map(({ path, value }) => ({
        file: entry.source.file,
        ...entry.source.locate(path),
        field: formatPath(path),
        message: `the assistant finds no passage "${value}". "npm run assistant:passages" lists them all.`,
        hint: "A heading may have changed. Until the new name is here, the assistant answers this less well.",
        warning: true,
      })),
  );

  function isMade(name: string): boolean {
    const [address = "", heading = ""] = (name.split("~")[0] ?? "").split("#");
    // The second heading with the same words is numbered, and a step's begins with when it is.
    const words = heading.replace(/^weeks?(?:-\d+)+-/, "");
    return addresses.has(address) && [heading, heading.replace(/-\d$/, ""), words].some((each) => headings.has(each));
  }
}

/** All texts in a value */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length <= 160 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap((each) => textsIn(each)) : [];
}
