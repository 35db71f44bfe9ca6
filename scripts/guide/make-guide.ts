import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Guide } from "../../schemas/guide.ts";
import { replaceTokens, type Tokens } from "../../src/content/facts/tokens.ts";
import { parseProse } from "../../src/content/prose/read-prose.ts";
import { formatDate } from "../../src/format/format.ts";
import { colourSchemes, paper } from "../../src/theme/colours.ts";
import { drawable, readStaticFont } from "../../src/theme/fonts/static-fonts.server.ts";

/** All that a guide shows: the same source gives the same bytes. */
export interface GuideSource {
  readonly guide: Guide;
  /** The MDX below the front matter, checked. */
  readonly body: string;
  readonly tokens: Tokens;
  /** The company's name, as the cover shows it. */
  readonly brand: string;
  /** The picture on the cover, as SVG. */
  readonly scene: string;
  /** The site's origin, for links to its pages. */
  readonly origin: string;
}

const FONTS = ["text", "italic", "strong", "heading"] as const;

/** The site's print colours, and the dark ones for the cover. */
const COLOURS = {
  ...paper,
  tint: colourSchemes.light.base,
  night: colourSchemes.dark.base,
  nightSoft: colourSchemes.dark.soft,
};

/** Makes a guide's PDF with `guide.typ`. The same source gives the same bytes. */
export function makeGuide(source: GuideSource): Buffer {
  const { compiler, document } = compile(source);
  return compiler.pdf(document, { pdfStandard: "ua-1" });
}

/** Draws a guide's pages, as SVG. */
export function drawGuide(source: GuideSource): string[] {
  const { compiler, document } = compile(source);
  // The typesetter draws one tall picture: what its pages share, and then the pages.
  const [shared = "", ...pages] = compiler.svg(document).split(PAGE);
  return pages.map((page) => {
    const [, width, height] = /data-page-width="([\d.]+)" data-page-height="([\d.]+)"/.exec(page) ?? [];
    const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    const placed = page.replace(/^transform="[^"]*"/, "").replace(/<\/svg>\s*$/, "");
    return `${shared.replace(/viewBox="[^"]*" width="[^"]*" height="[^"]*"/, frame)}${PAGE}${placed}</svg>`;
  });
}

const PAGE = '<g class="typst-page" ';

function compile({ guide, body, tokens, brand, origin, scene }: GuideSource) {
  const [year, month, day] = guide.updated.split("-").map(Number);
  const said = {
    ...guide,
    date: { year, month, day },
    updated: formatDate(guide.updated),
    brand,
    origin,
    colours: COLOURS,
    scene,
    text: replaceTokens(parseProse(body).children, tokens),
  };
  const fontBlobs = FONTS.map(readStaticFont);
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });
  const compiled = compiler.compile({
    mainFilePath: join(import.meta.dirname, "guide.typ"),
    inputs: { guide: drawable(JSON.stringify(said)) },
  });
  const problems = compiled.takeError() ?? compiled.takeWarnings();
  if (problems || !compiled.result) throw new Error(JSON.stringify(problems?.shortDiagnostics));
  return { compiler, document: compiled.result };
}
