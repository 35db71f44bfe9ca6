import { page } from "./design.ts";

/** A piece of the text's flow that no page break divides. */
export interface Strip {
  /** Space above, which a page's first strip does without. */
  readonly before: number;
  readonly height: number;
  /** No page break may come between this strip and the next. */
  readonly keepWithNext?: boolean;
  /** A heading in the margin, which reaches this far down beside the text. */
  readonly marginHeight?: number;
  /** Reaches into the margin itself, so it starts below a heading there. */
  readonly isWide?: boolean;
  /** Starts a page. */
  readonly isFirst?: boolean;
  readonly draw: (y: number) => void;
}

/**
 * Places strips one below the other, page by page.
 *
 * @param strips the text, in order
 * @param turn begins a new page
 */
export function placeStrips(strips: readonly Strip[], turn: () => void): void {
  const cursor = new Cursor(turn);
  for (const group of groupsOf(strips)) cursor.place(group);
}

/** Strips that stay on one page. */
function groupsOf(strips: readonly Strip[]): Strip[][] {
  const groups: Strip[][] = [];
  let isOpen = false;
  for (const strip of strips) {
    if (isOpen) groups.at(-1)?.push(strip);
    else groups.push([strip]);
    isOpen = strip.keepWithNext === true;
  }
  return groups;
}

class Cursor {
  readonly #turn: () => void;
  #y: number = page.top;
  #isTop = true;
  /** How far down the margin is taken by a heading. */
  #marginEnd = 0;

  constructor(turn: () => void) {
    this.#turn = turn;
  }

  place(group: readonly Strip[]): void {
    const [first] = group;
    if (first?.isFirst || (!this.#isTop && this.#endOf(group) > page.bottom)) this.#newPage(first?.isFirst === true);
    for (const strip of group) this.#put(strip);
  }

  #newPage(isChapter: boolean): void {
    this.#turn();
    this.#y = isChapter ? 0 : page.top;
    this.#isTop = true;
    this.#marginEnd = 0;
  }

  #put(strip: Strip): void {
    this.#y = this.#startOf(strip, this.#y, this.#isTop, this.#marginEnd);
    strip.draw(this.#y);
    if (strip.marginHeight) this.#marginEnd = this.#y + strip.marginHeight;
    this.#y += strip.height;
    this.#isTop &&= strip.height === 0;
  }

  #startOf(strip: Strip, y: number, isTop: boolean, marginEnd: number): number {
    const start = isTop ? y : y + strip.before;
    const isBelowMargin = strip.isWide || strip.marginHeight !== undefined;
    return isBelowMargin && marginEnd > 0 ? Math.max(start, marginEnd + strip.before) : start;
  }

  #endOf(group: readonly Strip[]): number {
    let [y, marginEnd] = [this.#y, this.#marginEnd];
    for (const strip of group) {
      y = this.#startOf(strip, y, false, marginEnd);
      if (strip.marginHeight) marginEnd = y + strip.marginHeight;
      y += strip.height;
    }
    return Math.max(y, marginEnd);
  }
}
