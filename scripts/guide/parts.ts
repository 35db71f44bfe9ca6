import type { Block, ListMark, Run } from "./blocks.ts";
import { bandHeight, baselineOf, colours, column, margin, page, type TextStyle, text } from "./design.ts";
import type { Strip } from "./flow.ts";
import { breakLines, type Line, plainRuns } from "./lines.ts";
import { type Element, lazily, type Paper } from "./paper.ts";
import { tableStrips } from "./table.ts";

const GAP = { paragraph: 8, list: 8, item: 4, section: 22, box: 14, afterBox: 16, chapter: 24 } as const;
const INDENT: Record<ListMark, number> = { bullet: 14, number: 18, step: 26, box: 21 };
const BOX = { padding: 14, bar: 3 } as const;

/** What a chapter's first page shows beside its title. */
export type DrawBand = (document: PDFKit.PDFDocument) => void;

interface PartsOptions {
  readonly paper: Paper;
  readonly drawBand: DrawBand;
  /** Hears on which page a chapter starts. */
  readonly onChapter: (title: string, page: number) => void;
}

/** Turns the parts of the guide into strips that draw themselves. */
export class Parts {
  readonly #paper: Paper;
  readonly #drawBand: DrawBand;
  readonly #onChapter: PartsOptions["onChapter"];
  #addSection: (title: string) => void = () => undefined;

  constructor({ paper, drawBand, onChapter }: PartsOptions) {
    this.#paper = paper;
    this.#drawBand = drawBand;
    this.#onChapter = onChapter;
  }

  /** @returns the strips of all parts, in order. */
  strips(blocks: readonly Block[]): Strip[] {
    return blocks.flatMap((block, index) => {
      const [first, ...others] = this.#block(block);
      return first ? [{ ...first, before: spaceBefore(first, blocks[index - 1]?.kind) }, ...others] : [];
    });
  }

  #block(block: Block): Strip[] {
    switch (block.kind) {
      case "chapter":
        return [this.#chapter(block.title)];
      case "section":
        return [this.#section(block.title)];
      case "paragraph":
        return this.#paragraph(block.runs);
      case "list":
        return this.#list(block.mark, block.items);
      case "callout":
        return [this.#callout(block.title, block.paragraphs)];
      case "table":
        return tableStrips(this.#paper, block);
    }
  }

  #chapter(title: string): Strip {
    const lines = this.#lines(plainRuns(title), text.chapter, page.right - margin.x);
    return {
      before: 0,
      height: bandHeight + GAP.chapter,
      keepWithNext: true,
      isFirst: true,
      draw: (y) => {
        this.#paper.decoration((document) => this.#drawBand(document));
        this.#onChapter(title, this.#paper.pageCount);
        this.#paper.nameHere(title, y);
        this.#addSection = this.#paper.outline(title);
        const top = bandHeight - 30 - lines.length * text.chapter.leading;
        this.#paper.lines(this.#paper.beginPart(), "H2", { lines, style: text.chapter, x: margin.x, y: top });
      },
    };
  }

  #section(title: string): Strip {
    const lines = this.#lines(plainRuns(title), text.section, margin.width);
    return {
      before: GAP.section,
      height: 0,
      keepWithNext: true,
      marginHeight: lines.length * text.section.leading,
      draw: (y) => {
        this.#addSection(title);
        this.#paper.lines(this.#paper.part, "H3", { lines, style: text.section, x: margin.x, y });
      },
    };
  }

  /** A paragraph that announces what follows stays with it. */
  #paragraph(runs: readonly Run[]): Strip[] {
    const lines = this.#lines(runs, text.body, column.width);
    const announces = runs.at(-1)?.text.endsWith(":") === true;
    const paragraph = lazily(() => this.#paper.add(this.#paper.part, "P"));
    return lines.map((line, index) => ({
      before: index === 0 ? GAP.paragraph : 0,
      height: text.body.leading,
      keepWithNext: staysWithNext(index, lines.length) || (announces && index === lines.length - 1),
      draw: (y) => {
        this.#paper.line(paragraph(), "P", line, column.x, y);
        if (index === lines.length - 1) paragraph().end();
      },
    }));
  }

  #list(mark: ListMark, items: readonly (readonly Run[])[]): Strip[] {
    const list = lazily(() => this.#paper.add(this.#paper.part, "L"));
    return items.flatMap((runs, index) => {
      const isLast = index === items.length - 1;
      const strips = this.#item({ mark, number: index + 1, runs, list, end: () => isLast && list().end() });
      return strips.map((strip, at) => (at === 0 && index === 0 ? { ...strip, before: GAP.list } : strip));
    });
  }

  #item(item: ListItem): Strip[] {
    const { mark, runs, list, end } = item;
    const indent = INDENT[mark];
    const lines = this.#lines(runs, text.body, column.width - indent);
    const element = lazily(() => this.#paper.add(list(), "LI"));
    const body = lazily(() => this.#paper.add(element(), "LBody"));
    return lines.map((line, index) => ({
      before: index === 0 ? GAP.item : 0,
      height: text.body.leading,
      keepWithNext: staysWithNext(index, lines.length),
      draw: (y) => {
        if (index === 0) this.#label(element(), item, y);
        this.#paper.line(body(), "LBody", line, column.x + indent, y);
        if (index < lines.length - 1) return;
        body().end();
        element().end();
        end();
      },
    }));
  }

  #label(item: Element, { mark, number }: ListItem, y: number): void {
    const label = this.#paper.add(item, "Lbl", mark === "box" ? { actual: "☐" } : {});
    const style = { bullet: text.body, number: text.body, step: text.step, box: text.body }[mark];
    this.#paper.content(label, "Lbl", () => {
      if (mark === "box") return this.#paper.draw((document) => drawBox(document, column.x, y));
      const colour = mark === "bullet" ? colours.accent : style.colour;
      const written = { bullet: "•", number: `${number}.`, step: `${number}` }[mark];
      this.#paper.write({ text: written, style: { ...style, colour }, href: undefined, x: 0, width: 0 }, column.x, y);
    });
    label.end();
  }

  #callout(title: string, paragraphs: readonly (readonly Run[])[]): Strip {
    const width = column.width - 2 * BOX.padding;
    const parts = [
      { style: text.calloutTitle, lines: this.#lines(plainRuns(title), text.calloutTitle, width) },
      ...paragraphs.map((runs) => ({ style: text.body, lines: this.#lines(runs, text.body, width) })),
    ];
    const inner = parts.reduce((sum, { lines, style }) => sum + lines.length * style.leading, 0);
    const height = inner + 2 * BOX.padding + (parts.length - 1) * GAP.item;
    return {
      before: GAP.box,
      height,
      draw: (y) => {
        this.#paper.decoration((document) => drawCallout(document, y, height));
        const note = this.#paper.add(this.#paper.part, "Div");
        let top = y + BOX.padding;
        for (const { lines, style } of parts) {
          top = this.#paper.lines(note, "P", { lines, style, x: column.x + BOX.padding, y: top }) + GAP.item;
        }
        note.end();
      },
    };
  }

  #lines(runs: readonly Run[], style: TextStyle, width: number): Line[] {
    return breakLines(runs, style, width, this.#paper.measure);
  }
}

/** Beside a heading in the margin, text starts at the heading's own height; after a table or a box it needs more air. */
function spaceBefore({ before, isWide }: Strip, previous: Block["kind"] | undefined): number {
  if (previous === "section" && !isWide) return 0;
  return previous === "table" || previous === "callout" ? Math.max(before, GAP.afterBox) : before;
}

interface ListItem {
  readonly mark: ListMark;
  readonly number: number;
  readonly runs: readonly Run[];
  readonly list: () => Element;
  /** Called when the item is complete. */
  readonly end: () => void;
}

/** No line of a paragraph stands alone at the head or foot of a page. */
function staysWithNext(index: number, count: number): boolean {
  return (index === 0 || index === count - 2) && count > 1;
}

function drawBox(document: PDFKit.PDFDocument, x: number, y: number): void {
  const side = 9.5;
  document.roundedRect(x + 0.5, y + baselineOf(text.body) - side + 1, side, side, 1.5).lineWidth(0.9);
  document.stroke(colours.text);
}

function drawCallout(document: PDFKit.PDFDocument, y: number, height: number): void {
  document.rect(column.x, y, column.width, height).fill(colours.tint);
  document.rect(column.x, y, BOX.bar, height).fill(colours.action);
}
