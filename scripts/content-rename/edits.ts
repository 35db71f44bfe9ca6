import { applyEdits } from "jsonc-parser";
import { contentTypes } from "../../schemas/content-types.ts";
import type { Entry } from "../../src/content/entries/content.server.ts";
import { PLAN_FACTS } from "../../src/content/facts/tokens.ts";
import { formatPath, offsetAt, positionAt } from "../../src/content/problems/problem.ts";
import { type Annotated, annotated } from "../../src/content/problems/schema-walk.ts";
import { type Move, movedLink, movedPassage } from "./links.ts";

/** A part of a file that names the moved entry, and what it becomes. */
interface Edit {
  readonly line: number;
  /** Counted from 0, in the whole text. */
  readonly offset: number;
  readonly before: string;
  readonly after: string;
}

/** @returns every part of a file that has to follow an entry's move, in no particular order. */
export function editsIn(entry: Entry, move: Move): Edit[] {
  return [...fieldEdits(entry, move), ...proseEdits(entry, move), ...tokenEdits(entry, move)];
}

/** A plan's facts are named by its file, such as [[price-starter]]. */
function tokenEdits({ source: { text } }: Entry, { type, from, to }: Move): Edit[] {
  if (type !== "plans") return [];
  return Object.keys(PLAN_FACTS).flatMap((fact) => {
    const [before, after] = [`[[${fact}-${from}]]`, `[[${fact}-${to}]]`];
    return [...text.matchAll(new RegExp(`\\[\\[${fact}-${from}\\]\\]`, "g"))].map(({ index }) => ({
      line: positionAt(text, index).line,
      offset: index,
      before,
      after,
    }));
  });
}

/** @returns the text with the edits applied. */
export function applied(text: string, edits: readonly Edit[]): string {
  return applyEdits(
    text,
    edits.map(({ offset, before, after }) => ({ offset, length: before.length, content: after })),
  );
}

/** @throws if a field has escapes, which hide its value from a search */
function fieldEdits({ type, address, source }: Entry, move: Move): Edit[] {
  return annotated(contentTypes[type].schema, source.value).flatMap(({ path, value, note }) => {
    const after = movedValue(value, note, { page: address, move });
    if (after === undefined) return [];
    const place = source.locate(path);
    const start = offsetAt(source.text, place);
    // The value may be in quotation marks.
    const offset = source.text.indexOf(value, start);
    if (offset === -1 || offset > start + 1) {
      throw new Error(
        `${source.file}:${place.line} writes ${formatPath(path)} in an unusual way: change it by hand first.`,
      );
    }
    return [{ line: place.line, offset, before: value, after }];
  });
}

interface Where {
  /** The address of the page that the value is on. */
  readonly page: string | undefined;
  readonly move: Move;
}

/** @returns what a field's value becomes; undefined if it doesn't name the entry */
function movedValue(value: string, note: Annotated["note"], { page, move }: Where): string | undefined {
  if (note.reference === move.type) return value === move.from ? move.to : undefined;
  if (note.reference === "passages") return movedPassage(value, move);
  return note.link ? movedLink(value, page, move) : undefined;
}

function proseEdits({ address, source, prose }: Entry, move: Move): Edit[] {
  const edits = (prose?.links ?? []).flatMap((link) => {
    const found = targetAt(source.text, offsetAt(source.text, link), link.href);
    const after = found && movedLink(found.target, address, move);
    return found && after ? [{ line: link.line, offset: found.offset, before: found.target, after }] : [];
  });
  // A component and a link in it may be found at the same place.
  return [...new Map(edits.map((edit) => [edit.offset, edit])).values()];
}

/** The ways to write a link, by its first sign: with words, in angle brackets, or as a component's property. */
const WRITTEN = {
  words: /(?:\]\(\s*<?|\]:\s*<?)([^)>\s"]*)/g,
  angle: /<([^>\s]*)>/g,
  property: /[\w-]+\s*=\s*["']([^"']*)["']/g,
};

/** @param href where it leads, which is its text if it is a bare address */
function targetAt(text: string, start: number, href: string): { target: string; offset: number } | undefined {
  if (text.startsWith(href, start)) return { target: href, offset: start };
  const first = text[start];
  const pattern = WRITTEN[first === "[" ? "words" : first === "<" ? "angle" : "property"];
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  const target = match?.[1];
  return match && target !== undefined ? { target, offset: text.indexOf(target, match.index + 1) } : undefined;
}
