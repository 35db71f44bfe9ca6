/**
 * Gives each page the styles that it needs: the rules of the one style sheet whose classes are in its HTML. The whole
 * sheet is a file that comes with the application.
 */
import { type AtRule, type Container, parse, type Rule } from "postcss";
import type { Plugin } from "vite";
import type { InlineStyles } from "../hosts/inline-styles.ts";

/** Vite's name for the one file with all styles but those that scripts fetch themselves. */
const SHEET = "style.css";

/** Every page has the fonts. To name them again makes browsers load them again, and show another letter for that long. */
const FONT_FACES = /@font-face\s*\{[^}]*\}/g;

/** The security policy names each page's styles by a hash, and static hosts take no longer lines (`headersFile`). */
const MOST_SHEETS = 20;

/** Waits for the build's style sheet. */
export class PageStyles {
  #path = "";
  #sheet = new StyleSheet("");

  /** The plugin that reads the sheet once it is built. */
  readonly plugin: Plugin = {
    name: "page-styles",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler: (_options, bundle) => {
        const sheet = Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(SHEET));
        if (sheet?.type !== "asset") throw new Error("The build has no style sheet.");
        const text = sheet.source.toString();
        this.#path = `/${sheet.fileName}`;
        this.#sheet = new StyleSheet(text);
        sheet.source = text.replace(FONT_FACES, "");
      },
    },
  };

  /**
   * Chooses the styles of pages. Where pages need more different sheets than a policy can name, those that are most alike share one.
   * @param pages the classes of each page
   * @returns the styles of each, by its classes as they were given
   */
  choose(pages: Iterable<string>): Map<string, InlineStyles> {
    const chosen = this.#sheet.choose(pages, MOST_SHEETS);
    return new Map([...chosen].map(([classes, text]) => [classes, { path: this.#path, text }]));
  }
}

/** @returns all classes of a page, in a fixed order, separated by spaces */
export function classesIn(html: string): string {
  const found = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  return [...new Set(found)].sort().join(" ");
}

/** A rule of the sheet. */
interface Piece {
  /** The at-rules around it, such as "@media print". */
  readonly within: readonly string[];
  readonly text: string;
  /** The classes of each of its selectors; undefined if it is needed anyway. */
  readonly selectors: readonly (readonly string[])[] | undefined;
}

/** At-rules that hold other rules. */
const GROUPS = new Set(["media", "container", "supports", "layer", "scope", "starting-style"]);

/** The value of an attribute, as in `[src$=".svg"]`: what is in it is text, no class and no parenthesis. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Parentheses, as in `:not(.open)`: the classes within aren't looked at. */
const PARENTHESES = /\((?:[^()]|\([^()]*\))*\)/g;

/** A style sheet whose rules can be chosen. */
export class StyleSheet {
  readonly #pieces: readonly Piece[];

  /** @param css the text, as Vite makes it */
  constructor(css: string) {
    const pieces = [...piecesOf(parse(css), [])];
    this.#pieces = pieces.map((piece) => withUsers(piece, pieces));
  }

  /**
   * Chooses rules for pages.
   * @param pages the classes of each page, separated by spaces
   * @param most how many different texts there may be
   * @returns the rules for each, as text
   */
  choose(pages: Iterable<string>, most: number): Map<string, string> {
    const sheets: { pieces: Set<Piece>; pages: string[] }[] = [];
    for (const page of new Set(pages)) {
      const pieces = this.#needed(page);
      const same = sheets.find((sheet) => isSame(sheet.pieces, pieces));
      if (same) same.pages.push(page);
      else sheets.push({ pieces, pages: [page] });
      if (sheets.length > most) mergeNearest(sheets);
    }
    return new Map(
      sheets.flatMap(({ pieces, pages: users }) => {
        const text = this.#write(pieces);
        return users.map((page): [string, string] => [page, text]);
      }),
    );
  }

  #needed(page: string): Set<Piece> {
    const classes = new Set(page.split(" "));
    const isNeeded = ({ selectors }: Piece) =>
      !selectors || selectors.some((named) => named.every((name) => classes.has(name)));
    return new Set(this.#pieces.filter(isNeeded));
  }

  #write(chosen: ReadonlySet<Piece>): string {
    let text = "";
    let around: readonly string[] = [];
    for (const piece of this.#pieces.filter((each) => chosen.has(each))) {
      if (piece.within.join() !== around.join()) {
        text += "}".repeat(around.length) + piece.within.map((start) => `${start}{`).join("");
        around = piece.within;
      }
      text += piece.text;
    }
    return text + "}".repeat(around.length);
  }
}

function* piecesOf(container: Container, within: readonly string[]): Generator<Piece> {
  for (const node of container.nodes ?? []) {
    if (node.type === "atrule" && GROUPS.has(node.name) && node.nodes) {
      yield* piecesOf(node, [...within, `@${node.name}${node.raws.afterName ?? " "}${node.params}`]);
    } else if (node.type === "rule" || node.type === "atrule") {
      yield { within, text: textOf(node), selectors: node.type === "rule" ? node.selectors.map(classesOf) : undefined };
    }
  }
}

/** A statement such as `@layer a, b` ends with a semicolon, which isn't part of it. */
function textOf(node: Rule | AtRule): string {
  return node.nodes ? node.toString() : `${node.toString()};`;
}

function classesOf(selector: string): string[] {
  const plain = selector.replace(QUOTED, "").replace(PARENTHESES, "");
  return [...plain.matchAll(/\.(-?[\w-]+)/g)].map(([, name = ""]) => name);
}

/** An animation is needed where a rule that names it is. */
function withUsers(piece: Piece, all: readonly Piece[]): Piece {
  const [, name] = /^@keyframes ([\w-]+)/.exec(piece.text) ?? [];
  if (!name) return piece;
  const users = all.filter((each) => each !== piece && each.text.includes(name));
  return { ...piece, selectors: users.flatMap(({ selectors }) => selectors ?? [[]]) };
}

function isSame(one: ReadonlySet<Piece>, other: ReadonlySet<Piece>): boolean {
  return one.size === other.size && bytesBeside(one, other) === 0;
}

/** Two become one where that brings the fewest bytes to the pages of both. */
function mergeNearest(sheets: { pieces: Set<Piece>; pages: string[] }[]): void {
  const pairs = sheets.flatMap((one, at) => sheets.slice(at + 1).map((other) => ({ one, other })));
  const costs = pairs.map(
    ({ one, other }) => bytesBeside(one.pieces, other.pieces) + bytesBeside(other.pieces, one.pieces),
  );
  const nearest = pairs[costs.indexOf(Math.min(...costs))];
  if (!nearest) return;
  const { one, other } = nearest;
  one.pieces = new Set([...one.pieces, ...other.pieces]);
  one.pages.push(...other.pages);
  sheets.splice(sheets.indexOf(other), 1);
}

/** @returns how much the one has that the other has not */
function bytesBeside(one: ReadonlySet<Piece>, other: ReadonlySet<Piece>): number {
  let bytes = 0;
  for (const piece of one) if (!other.has(piece)) bytes += piece.text.length;
  return bytes;
}
