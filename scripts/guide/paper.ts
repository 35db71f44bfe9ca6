import PDFDocument from "pdfkit";
import { readStaticFont } from "../fonts/static-font.ts";
import { baselineOf, colours, page, type TextStyle } from "./design.ts";
import type { Fragment, Line } from "./lines.ts";

/** An element of the document's structure, which screen readers go by. */
export type Element = PDFKit.PDFStructureElement;

const FONTS = ["text", "italic", "strong", "heading"] as const;

interface PaperOptions {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** The only date in the file: two builds of the same guide are the same, byte for byte. */
  readonly date: string;
  readonly language: string;
}

/** Lines of one style, one below the other. */
interface PlacedLines {
  readonly lines: readonly Line[];
  readonly style: TextStyle;
  readonly x: number;
  readonly y: number;
}

/** Elements are added when their first line is drawn: the structure has the order of the pages. */
export function lazily(make: () => Element): () => Element {
  let made: Element | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A4 pages of a tagged PDF (PDF/UA): every mark on them either belongs to an element of the structure or is declared
 * decoration.
 */
export class Paper {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #root: Element;
  readonly #parts: Element[] = [];

  constructor({ title, subject, author, date, language }: PaperOptions) {
    const noon = new Date(`${date}T12:00:00Z`);
    const options: PDFKit.PDFDocumentOptions = {
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Subject: subject, Author: author, CreationDate: noon, ModDate: noon },
    };
    // Added apart, because the published types know PDF/A only.
    this.#document = new PDFDocument(Object.assign(options, { subset: "PDF/UA" }));
    // Where this is the number 1, pdfkit lists the glyphs of each font, and forgets some: PDF/UA wants a list that is complete, or none.
    Object.assign(this.#document, { subset: "1" });
    this.#document.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    for (const name of FONTS) this.#document.registerFont(name, readStaticFont(name));
    this.#root = this.#document.struct("Document");
    this.#document.addStructure(this.#root);
  }

  /** The part that was begun last: what is written now belongs to it. */
  get part(): Element {
    return this.#parts.at(-1) ?? this.#root;
  }

  /** How wide a text will be. */
  readonly measure = (text: string, { font, size, tracking = 0 }: TextStyle): number =>
    this.#document.font(font).fontSize(size).widthOfString(text) + tracking * text.length;

  get pageCount(): number {
    return this.#document.bufferedPageRange().count;
  }

  addPage(): void {
    this.#document.addPage();
  }

  /** Goes back to a page, counted from 1. */
  turnTo(number: number): void {
    this.#document.switchToPage(number - 1);
  }

  /** Begins a part of the document. It is open to the end, so that the contents can be written last. */
  beginPart(): Element {
    const part = this.add(this.#root, "Sect");
    this.#parts.push(part);
    return part;
  }

  /** Adds an element of the structure. Whoever adds it ends it, too. */
  add(parent: Element, type: string, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.#document.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Marks what is drawn meanwhile as content of an element. */
  content(element: Element, type: string, draw: () => void): void {
    element.add(this.#document.markStructureContent(type));
    draw();
    this.#document.endMarkedContent();
  }

  /** Marks what is drawn meanwhile as decoration, which screen readers skip. */
  decoration(draw: (document: PDFKit.PDFDocument) => void, type: "Layout" | "Pagination" | "Page" = "Layout"): void {
    this.#document.markContent("Artifact", { type });
    this.#document.save();
    draw(this.#document);
    this.#document.restore();
    this.#document.endMarkedContent();
  }

  /** Draws something within the element whose content is open. */
  draw(paint: (document: PDFKit.PDFDocument) => void): void {
    this.#document.save();
    paint(this.#document);
    this.#document.restore();
  }

  /** Writes a line of text as content of an element; links become elements of their own. */
  line(element: Element, type: string, line: Line, x: number, y: number): void {
    for (const fragment of line.fragments) {
      if (fragment.href === undefined) this.content(element, type, () => this.write(fragment, x, y));
      else this.#link(element, fragment, fragment.href, x, y);
    }
  }

  /** Writes lines as an element of their own. @returns where they end */
  lines(parent: Element, type: string, { lines, style, x, y }: PlacedLines): number {
    const element = this.add(parent, type);
    for (const [index, line] of lines.entries()) this.line(element, type, line, x, y + index * style.leading);
    element.end();
    return y + lines.length * style.leading;
  }

  /** Writes a fragment where the content of an element is open. */
  write({ text, style, x: offset }: Fragment, x: number, y: number): void {
    const { font, size, colour, tracking = 0 } = style;
    this.#document
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(text, x + offset, y + baselineOf(style), { lineBreak: false, baseline: 0, characterSpacing: tracking });
  }

  /** Makes a place on the page a link to a named place of the document. */
  goTo(element: Element, name: string, title: string, box: { x: number; y: number; width: number; height: number }) {
    const options = { structParent: element, Contents: pdfText(title) };
    this.#document.goTo(box.x, box.y, box.width, box.height, name, options);
  }

  /** Names a height of the page, for links and for the outline in the reader's margin. */
  nameHere(name: string, y: number): void {
    this.#document.addNamedDestination(name, "XYZ", 0, y, null);
  }

  /** Adds a chapter to the outline. @returns adds a section to it */
  outline(title: string): (section: string) => void {
    const item = this.#document.outline.addItem(title);
    return (section) => void item.addItem(section);
  }

  /** Ends the document. @returns the whole file */
  async finish(): Promise<Buffer> {
    for (const part of this.#parts) part.end();
    this.#root.end();
    const ended = new Promise((resolve) => this.#document.on("end", resolve));
    this.#document.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }

  #link(parent: Element, fragment: Fragment, href: string, x: number, y: number): void {
    const words = { ...fragment, style: { ...fragment.style, colour: colours.action } };
    const element = this.add(parent, "Link");
    const width = this.measure(fragment.text.trimEnd(), fragment.style);
    this.content(element, "Link", () => {
      this.write(words, x, y);
      this.draw((document) => underline(document, x + fragment.x, y + baselineOf(fragment.style) + 2, width));
    });
    const options = { structParent: element, Contents: pdfText(fragment.text.trim()) };
    this.#document.link(x + fragment.x, y, width, fragment.style.leading, href, options);
    element.end();
  }
}

function underline(document: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke(colours.action);
}

/** pdfkit writes a plain string as a PDF name; a text has to be a string object. */
function pdfText(text: string): string {
  return Object(text);
}
