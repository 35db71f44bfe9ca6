import type { StaticFont } from "../fonts/typefaces.ts";
import type { Run } from "./blocks.ts";
import type { TextStyle } from "./design.ts";

/** Measures a text as it will be drawn. */
export type Measure = (text: string, style: TextStyle) => number;

/** A stretch of a line that is drawn at once. */
export interface Fragment {
  readonly text: string;
  readonly style: TextStyle;
  readonly href: string | undefined;
  /** From the line's start. */
  readonly x: number;
  readonly width: number;
}

/** A line of text. */
export interface Line {
  readonly fragments: readonly Fragment[];
  readonly width: number;
}

type Piece = { readonly text: string; readonly style: TextStyle; readonly href: string | undefined };

/** Pieces that no space divides, so that no line may end between them. */
type Word = readonly Piece[];

/** @returns a text as a single run. */
export function plainRuns(text: string): Run[] {
  return [{ text, bold: false, italic: false, href: undefined }];
}

/**
 * Breaks text into lines.
 *
 * @param runs the text
 * @param style how it looks where no run says otherwise
 * @param width how wide a line may be; a longer word has a line of its own
 * @param measure measures a text
 */
export function breakLines(runs: readonly Run[], style: TextStyle, width: number, measure: Measure): Line[] {
  const space = measure(" ", style);
  const lines: Word[][] = [];
  let filled = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(runs, style)) {
    const length = word.reduce((sum, piece) => sum + measure(piece.text, piece.style), 0);
    if (filled + space + length > width) {
      lines.push([word]);
      filled = length;
    } else {
      lines.at(-1)?.push(word);
      filled += space + length;
    }
  }
  return withCompany(lines).map((words) => composeLine(words, measure));
}

/** No short word ends a text on a line of its own: the one before it keeps it company. */
function withCompany(lines: readonly Word[][]): readonly Word[][] {
  const [last, previous] = [lines.at(-1) ?? [], lines.at(-2) ?? []];
  const isLonely = last.length === 1 && (last[0] ?? []).map((piece) => piece.text).join("").length < 12;
  if (!isLonely || previous.length < 4) return lines;
  return [...lines.slice(0, -2), previous.slice(0, -1), [...previous.slice(-1), ...last]];
}

/** The narrowest that a text can be set: its longest word. */
export function longestWord(runs: readonly Run[], style: TextStyle, measure: Measure): number {
  const lengths = wordsOf(runs, style).map((word) =>
    word.reduce((sum, piece) => sum + measure(piece.text, piece.style), 0),
  );
  return Math.max(0, ...lengths);
}

function wordsOf(runs: readonly Run[], style: TextStyle): Word[] {
  const words: Piece[][] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const part of run.text.split(/( )/)) {
      if (part === " ") isOpen = false;
      if (part === " " || part === "") continue;
      const piece = { text: part, style: styled(style, run), href: run.href };
      if (isOpen) words.at(-1)?.push(piece);
      else words.push([piece]);
      isOpen = true;
    }
  }
  return words;
}

/** Bold or slanted, but not both: the guide has no need of it. */
function styled(style: TextStyle, { bold, italic }: Run): TextStyle {
  const font: StaticFont = bold ? "strong" : italic ? "italic" : style.font;
  return font === style.font ? style : { ...style, font };
}

/** Neighbours that look alike become one fragment. The space between two goes with the first, so it is never lost. */
function composeLine(words: readonly Word[], measure: Measure): Line {
  const pieces = words.flatMap((word, index) =>
    word.map((piece, at) => {
      const isEnd = at === word.length - 1 && index < words.length - 1;
      return isEnd ? { ...piece, text: `${piece.text} ` } : piece;
    }),
  );
  const fragments: Fragment[] = [];
  let x = 0;
  for (const piece of joined(pieces)) {
    const width = measure(piece.text, piece.style);
    fragments.push({ ...piece, x, width });
    x += width;
  }
  return { fragments, width: x };
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.href === piece.href && last.style.font === piece.style.font) {
      result.splice(-1, 1, { ...last, text: last.text + piece.text });
    } else result.push(piece);
  }
  return result;
}
