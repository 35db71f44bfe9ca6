import { parseArgs } from "node:util";
import { contentTypes } from "../../schemas/content-types.ts";
import { UNWRITTEN } from "../../src/content/problems/unwritten.ts";
import { adelaideDay } from "../../src/format/adelaide-time.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { collectionCalled, nouns } from "../content-edit/kinds.ts";
import { newEntry } from "./new-entry.ts";

/**
 * Makes a new file.
 * @param args what it is and what it is called
 * @returns what to do with it
 */
export function newCommand(root: string, args: readonly string[]): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const [kind = "", ...words] = positionals;
  const title = words.join(" ").replace(/\s+/g, " ").trim();
  if (title === "") throw new Error(usage());
  const type = collectionCalled(kind);
  const { file, text, address } = newEntry(root, { type, title, today: adelaideDay(Date.now()) });
  applyChanges(root, new Map([[file, text]]));
  const isDraft = /^draft: true$/m.test(text) || text.includes('"draft": true');
  return [
    `Made ${file}.`,
    text.includes(UNWRITTEN) && `Replace each text that begins with "${UNWRITTEN}".`,
    text.includes("placeholders") &&
      'What "placeholders" names is made up: write what is true, and take the name out of it.',
    isDraft
      ? "It is a draft: it is checked, but not published until the line with draft is taken out."
      : "There are no drafts of this kind: what is in the file counts with the next publication.",
    address && `Look at it: npm run dev, then http://localhost:5173${address}`,
    `What each field means: docs/content/reference/${type}.md`,
    text.includes('"sections"') && "What each section looks like: docs/content/reference/sections.md",
  ]
    .filter(Boolean)
    .join("\n");
}

function usage(): string {
  const kinds = nouns.map((noun) => `  ${noun}: ${contentTypes[collectionCalled(noun)].schema.description ?? ""}`);
  return `Say what it is and what it is called: npm run content:new -- article "A title"\n${kinds.join("\n")}`;
}
