import { type Dirent, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText, type Position, positionAt } from "../problems/problem.ts";
import { invisibleSign } from "./signs.ts";

/** A file of content/, or something else that is there. */
export interface ListedFile {
  /** Path below the folder that was listed, with forward slashes. */
  readonly path: string;
  readonly isFile: boolean;
}

export type ReadText =
  | { readonly text: string }
  | (Position & { readonly message: string; readonly hint?: string; readonly shown?: string });

/** Far larger than any real text: the longest file of the site has 23 kB. */
const MOST_BYTES = 128 * 1024;

const AS_UTF8 = 'Save it again as "UTF-8": editors offer that where they save or in the bar at the bottom.';

/** Lists everything below a folder, in the same order on every machine, without following links. */
export function listFiles(folder: string, prefix = ""): ListedFile[] {
  return itemsOf(folder)
    .filter((item) => !BY_THEMSELVES.test(item.name) || isHiddenText(item))
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((item) => {
      const path = `${prefix}${item.name}`;
      return item.isDirectory() ? listFiles(join(folder, item.name), `${path}/`) : [{ path, isFile: item.isFile() }];
    });
}

/** Files that operating systems, editors and office programs make by themselves, and mostly hide. */
const BY_THEMSELVES = /^(?:\..*|.*~|~\$.*|#.*#|Thumbs\.db|desktop\.ini|Icon\r)$/is;

/** One that ends like a text may be real work, and is reported. */
function isHiddenText(item: Dirent): boolean {
  return item.isFile() && /^\.(?:[^._#].*\.)?(?:mdx?|json)$/is.test(item.name);
}

function itemsOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Reads a file as text, if it is one. */
export function readText(path: string): ReadText {
  try {
    if (lstatSync(path).size > MOST_BYTES) return { ...START, ...TOO_LONG };
    return textOfBytes(readFileSync(path));
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    return { ...START, message: `this file can't be opened${reason}` };
  }
}

const START: Position = { line: 1, column: 1 };

const TOO_LONG = {
  message: `this file has more than ${MOST_BYTES / 1024} kB, which is more than a page can have`,
  hint: "Look whether a picture or another document was pasted into it, or make several files of it.",
};

/** Reads bytes as text, if they are one. */
export function textOfBytes(bytes: Buffer): ReadText {
  if (bytes.length > MOST_BYTES) return { ...START, ...TOO_LONG };
  const text = bytes.toString("utf8");
  const wrong = text.indexOf("\ufffd");
  if (wrong !== -1 && !Buffer.from(text).equals(bytes)) return { ...positionAt(text, wrong), ...otherEncoding(text) };
  return wrongText(text.replace(/^\ufeff/, ""));
}

function wrongText(text: string): ReadText {
  const invisible = invisibleSign(text);
  if (invisible) return { ...positionAt(text, invisible.index), shown: text, ...invisible.problem };
  const merged = text.search(/^<{7}(?: |\r?$)/m);
  if (merged !== -1 && /^>{7}(?: |\r?$)/m.test(text)) {
    return { ...positionAt(text, merged), shown: text, ...MERGED };
  }
  return { text };
}

function otherEncoding(text: string) {
  const words = text.slice(0, text.indexOf("\ufffd")).split(/\s/).at(-1) ?? "";
  const place = words === "" ? "" : ` after "${words.slice(-20)}"`;
  return { message: `the character${place} can't be read: this file is not saved as "UTF-8"`, hint: AS_UTF8 };
}

const MERGED = {
  message: "two versions of this file were merged badly: both are here, one below the other",
  hint: 'Keep what is right, and take out the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".',
};
