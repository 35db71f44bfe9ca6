import type { Guide } from "../../schemas/guide.ts";
import type { Tokens } from "../../src/content/facts/tokens.ts";
import { type Block, readBlocks } from "./blocks.ts";
import { bandHeight, colours, page } from "./design.ts";
import { placeStrips } from "./flow.ts";
import { drawContents, drawCover, drawFooters, reserveContents } from "./front.ts";
import { Paper } from "./paper.ts";
import { Parts } from "./parts.ts";
import { readSheets, type Sheets } from "./sheets.ts";

/** What a guide is made from. */
export interface GuideSource {
  readonly guide: Guide;
  /** The MDX below the front matter, checked. */
  readonly body: string;
  readonly tokens: Tokens;
  /** The company's name, as the cover shows it. */
  readonly brand: string;
  /** The site's origin, for links to its pages. */
  readonly origin: string;
}

const LANGUAGE = "en-AU";

/**
 * Makes a guide's PDF: A4, tagged, with cover, contents, outline and page numbers. The same source gives the same
 * bytes.
 */
export async function makeGuide(source: GuideSource): Promise<Buffer> {
  const { guide, brand } = source;
  const blocks = readBlocks(source);
  const paper = new Paper({
    title: guide.title,
    subject: guide.description,
    author: brand,
    date: guide.updated,
    language: LANGUAGE,
  });
  const { cover, bands } = readSheets();
  drawCover(paper, { guide, brand, land: cover });
  const contents = reserveContents(paper);
  const pages = new Map<string, number>();
  const parts = new Parts({
    paper,
    drawBand: bandDrawer(bands),
    onChapter: (title, number) => pages.set(title, number),
  });
  placeStrips(parts.strips(blocks), () => paper.addPage());
  drawContents(paper, contents, { title: guide.words.contents, chapters: chaptersOf(blocks), pages });
  drawFooters(paper, { words: guide.words.page, title: guide.title, brand });
  return paper.finish();
}

function chaptersOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.kind === "chapter" ? [block.title] : []));
}

/** Each chapter begins on another sheet of the same survey. */
function bandDrawer(bands: Sheets["bands"]) {
  let chapter = 0;
  return (document: PDFKit.PDFDocument) => {
    const lines = bands[chapter % bands.length] ?? bands[0];
    chapter += 1;
    document.rect(0, 0, page.width, bandHeight).fill(colours.tint);
    document.rect(0, 0, page.width, bandHeight).clip();
    document.strokeColor(colours.action).strokeOpacity(0.3).lineWidth(0.6);
    for (const path of lines.thin) document.path(path).stroke();
    document.lineWidth(1.1);
    for (const path of lines.heavy) document.path(path).stroke();
  };
}
