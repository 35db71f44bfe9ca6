import type { Guide } from "../../schemas/guide.ts";
import { writeDate } from "../../src/content/facts/written.ts";
import { colours, coverLand, margin, page, sheetWidth, type TextStyle, text } from "./design.ts";
import { breakLines, plainRuns } from "./lines.ts";
import type { Element, Paper } from "./paper.ts";
import type { SheetLines } from "./sheets.ts";

const COVER = { head: 64, title: 150, width: 440 } as const;
const CONTENTS = { title: 128, first: 214, row: 46 } as const;
const CONTENTS_PAGE = 2;

interface Lines {
  readonly words: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Writes a short text as an element. @returns where it ends */
function write(paper: Paper, parent: Element, type: string, { words, style, x, y, width }: Lines): number {
  const lines = breakLines(plainRuns(words), style, width, paper.measure);
  return paper.lines(parent, type, { lines, style, x, y });
}

interface Cover {
  readonly guide: Guide;
  readonly brand: string;
  readonly land: SheetLines;
}

/** Draws the cover: night, contour lines, the title. */
export function drawCover(paper: Paper, { guide, brand, land }: Cover): void {
  paper.addPage();
  paper.decoration((document) => drawNight(document, land));
  const part = paper.beginPart();
  const place = { x: page.left, width: COVER.width };
  write(paper, part, "P", { ...place, words: brand, style: text.coverName, y: COVER.head });
  const end = write(paper, part, "H1", { ...place, words: guide.title, style: text.coverTitle, y: COVER.title });
  const lead = { ...place, width: 350, words: guide.lead, style: text.coverLead, y: end + 26 };
  const date = `${guide.words.updated}: ${writeDate(guide.updated)}`;
  write(paper, part, "P", { ...place, words: date, style: text.coverDate, y: write(paper, part, "P", lead) + 16 });
}

/** The land comes out of the dark below the words. */
function drawNight(document: PDFKit.PDFDocument, { thin, heavy }: SheetLines): void {
  const { width, height } = page;
  document.rect(0, 0, width, height).fill(colours.night.base);
  const fade = (most: number) => {
    const gradient = document.linearGradient(0, coverLand, 0, height);
    return gradient.stop(0, colours.night.action, 0).stop(0.5, colours.night.action, most);
  };
  for (const path of thin) document.path(path).lineWidth(0.6).stroke(fade(0.45));
  for (const path of heavy) document.path(path).lineWidth(1.1).stroke(fade(0.7));
}

/** Keeps the second page for the contents, which are known last. @returns their place in the structure */
export function reserveContents(paper: Paper): Element {
  paper.addPage();
  return paper.beginPart();
}

interface Contents {
  readonly title: string;
  readonly chapters: readonly string[];
  readonly pages: ReadonlyMap<string, number>;
}

/** Writes the contents on their page: each chapter with its page, as a link. */
export function drawContents(paper: Paper, part: Element, { title, chapters, pages }: Contents): void {
  paper.turnTo(CONTENTS_PAGE);
  const place = { x: margin.x, width: sheetWidth };
  write(paper, part, "H2", { ...place, words: title, style: text.chapter, y: CONTENTS.title });
  const list = paper.add(part, "TOC");
  for (const [index, chapter] of chapters.entries()) {
    const y = CONTENTS.first + index * CONTENTS.row;
    drawContentsRow(paper, list, { chapter, number: `${pages.get(chapter) ?? ""}`, y });
  }
  list.end();
}

function drawContentsRow(
  paper: Paper,
  list: Element,
  { chapter, number, y }: { chapter: string; number: string; y: number },
): void {
  const style = text.contents;
  const item = paper.add(list, "TOCI");
  const reference = paper.add(item, "Reference");
  const link = paper.add(reference, "Link");
  const fragment = { style, href: undefined, width: 0 };
  paper.content(link, "Link", () => {
    paper.write({ ...fragment, text: `${chapter} `, x: 0 }, margin.x, y);
    paper.write({ ...fragment, text: number, x: sheetWidth - paper.measure(number, style) }, margin.x, y);
  });
  paper.goTo(link, chapter, chapter, { x: margin.x, y, width: sheetWidth, height: style.leading });
  link.end();
  reference.end();
  item.end();
  paper.decoration((document) => {
    const line = y + style.leading + 10;
    document.moveTo(page.left, line).lineTo(page.right, line).lineWidth(0.5).stroke(colours.line);
  });
}

/** Writes title and number at the foot of every page but the cover. They repeat, so screen readers skip them. */
export function drawFooters(
  paper: Paper,
  { words, title, brand }: { readonly words: string; readonly title: string; readonly brand: string },
): void {
  for (let number = CONTENTS_PAGE; number <= paper.pageCount; number += 1) {
    paper.turnTo(number);
    paper.decoration(() => {
      const fragment = { style: text.footer, href: undefined, x: 0, width: 0 };
      const right = `${words} ${number}`;
      paper.write({ ...fragment, text: `${brand} · ${title}` }, page.left, 798);
      paper.write({ ...fragment, text: right }, page.right - paper.measure(right, text.footer), 798);
    }, "Pagination");
  }
}
