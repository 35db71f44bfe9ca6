import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentData } from "../../schemas/content-types.ts";
import type { Section } from "../../schemas/sections/index.ts";
import { GUIDE_COVER, guideAddress, guidePageAddress } from "../../src/addresses/generated-addresses.ts";
import type { Content, Entry } from "../../src/content/entries/content.server.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import type { GuideSource } from "./make-guide.ts";

/** On the cover is what is at the top of the home page. */
const SCENE = join(import.meta.dirname, "../../public/images/scenes/street.svg");

/** A document that a form hands out. */
interface GuideDocument {
  /** Changes with everything that the document shows. */
  readonly key: string;
  /** Makes the PDF. */
  readonly make: () => Promise<Buffer>;
}

/** @returns the documents that forms hand out, by their addresses. */
export function guides(content: Content): Map<string, GuideDocument> {
  return new Map(
    content.all("guide").map((entry) => {
      const make = async () => (await import("./make-guide.ts")).makeGuide(guideSource(entry, content));
      return [
        guideAddress(entry.name),
        { key: keyOf(entry, content), make: () => namingFile(entry.source.file, make) },
      ];
    }),
  );
}

type GuideEntry = Entry<ContentData["guide"]>;

/** @returns the inputs of a guide: its text, and the facts that it names */
export function guideSource({ data, source }: GuideEntry, content: Content): GuideSource {
  const { name: brand, url: origin } = content.one("brand");
  return { guide: data, body: source.body, tokens: content.tokens, brand, origin, scene: readFileSync(SCENE, "utf8") };
}

function keyOf(entry: GuideEntry, content: Content): string {
  const source = guideSource(entry, content);
  return JSON.stringify({ ...source, tokens: [...source.tokens] });
}

/** A page of a guide that a page of the site shows. */
interface GuidePage {
  readonly address: string;
  /** Changes with everything that the guide shows. */
  readonly key: string;
  /** Draws it, as SVG. */
  readonly draw: () => Promise<string>;
}

/** @returns the pages of guides that a section shows */
function pagesShownIn(section: Section): { readonly guide: string; readonly pages: readonly number[] }[] {
  if (section.section === "next-steps") return [{ guide: section.guide.guide, pages: [GUIDE_COVER] }];
  return section.section === "hero" ? section.below.filter((below) => below.kind === "guide-pages") : [];
}

/** @returns the pages of guides that sections show, each once */
export function shownGuidePages(content: Content): GuidePage[] {
  const shown = pagesOfSections(content).flatMap(({ data }) => data.sections.flatMap(pagesShownIn));
  return [...Map.groupBy(shown, ({ guide }) => guide)].flatMap(([name, uses]) => {
    const entry = content.find("guide", name);
    return entry ? pagesOf(entry, content, new Set(uses.flatMap(({ pages }) => pages))) : [];
  });
}

function pagesOf(entry: GuideEntry, content: Content, numbers: ReadonlySet<number>): GuidePage[] {
  const { file } = entry.source;
  let drawing: Promise<readonly string[]> | undefined;
  const drawn = async () => (await import("./make-guide.ts")).drawGuide(guideSource(entry, content));
  return [...numbers].map((number) => ({
    address: guidePageAddress(entry.name, number),
    key: keyOf(entry, content),
    draw: () =>
      namingFile(file, async () => {
        drawing ??= drawn();
        const pages = await drawing;
        const page = pages[number - 1];
        if (!page) throw new Error(`it has ${pages.length} pages, and a hero is to show page ${number}`);
        return page;
      }),
  }));
}

async function namingFile<Result>(file: string, make: () => Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
