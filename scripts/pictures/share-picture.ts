import { type Node, Renderer } from "@takumi-rs/core";
import sharp from "sharp";
import { palette } from "../../src/theme/colours.ts";
import { drawable, readStaticFont } from "../../src/theme/fonts/static-fonts.server.ts";
import { type ShareWords, sceneFile } from "./share-words.ts";

/** The size at which networks show a picture. */
const SIZE = { width: 1200, height: 630 };

const EDGE = 72;

/** The title's box, below the brand and left of the lit part. */
export const TITLE_FRAME = { width: 500, height: 378 };

/** The smallest font size: the longest title fits, with broken words. */
const SMALLEST = 36;

/** The largest size that fits is used. */
const SIZES = [80, 72, 64, 56, 48, 42, SMALLEST];

/** Networks show pictures as narrow as 300 pixels, a quarter: the brand is 12 pixels high there. */
const BRAND_SIZE = 48;

const LEADING = 1.1;

/** Files are a third larger than with the best compression, and take half the time; they are rarely loaded. */
const COMPRESSION = 2;

let loading: Promise<Renderer> | undefined;

/** @returns the text renderer, with its fonts */
function renderer(): Promise<Renderer> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Renderer> {
  const loaded = new Renderer();
  await loaded.registerFont({ name: "Headings", data: readStaticFont("heading") });
  return loaded;
}

function titleNode(title: string, fontSize: number): Node {
  const style: Node["style"] = {
    fontFamily: "Headings",
    fontSize,
    width: TITLE_FRAME.width,
    lineHeight: LEADING,
    letterSpacing: "-0.028em",
    textWrap: "balance",
    overflowWrap: fontSize === SMALLEST ? "anywhere" : "normal",
  };
  return { type: "text", text: drawable(title), style };
}

export interface Setting {
  readonly size: number;
  readonly lines: readonly { readonly text: string; readonly width: number }[];
}

/** Breaks a title into lines, in the largest size that fits. */
export async function typeset(title: string): Promise<Setting> {
  for (const size of SIZES) {
    const { children, runs } = await (await renderer()).measure(titleNode(title, size), { width: TITLE_FRAME.width });
    const lines = [...runs, ...children.flatMap((child) => child.runs)];
    // Ignores the invisible space at the end of a line.
    const widest = Math.max(
      ...lines.map(({ text, width }) => width - (text.length - text.trimEnd().length) * size * 0.2),
    );
    if (widest <= TITLE_FRAME.width && lines.length * size * LEADING <= TITLE_FRAME.height) return { size, lines };
  }
  throw new Error(`“${title}” is longer than titles may be, and doesn't fit its share picture.`);
}

/**
 * Draws a share picture: 1200 by 630 pixels, the page's title beside its scene.
 * @param words its texts
 * @param mark the brand's logo, as SVG
 * @returns a PNG; the same bytes for the same words
 * @throws if the title does not fit
 */
export async function sharePicture({ scene, title, brand }: ShareWords, mark: Buffer): Promise<Buffer> {
  const { size } = await typeset(title);
  const brandLine: Node = {
    type: "container",
    style: { display: "flex", alignItems: "center", gap: 20, height: 60, marginBottom: 52 },
    children: [
      { type: "image", src: "mark", width: 60, height: 60 },
      {
        type: "text",
        text: drawable(brand),
        style: { fontFamily: "Headings", fontSize: BRAND_SIZE, letterSpacing: "-0.028em" },
      },
    ],
  };
  const page: Node = {
    type: "container",
    style: {
      ...{ display: "flex", flexDirection: "column", width: "100%", height: "100%" },
      ...{
        padding: `62px ${EDGE}px ${EDGE}px`,
        color: palette.limestone,
        backgroundImage: `url(${scene})`,
      },
    },
    children: [brandLine, titleNode(title, size)],
  };
  const images = [
    { src: scene, data: await groundOf(scene) },
    { src: "mark", data: mark },
  ];
  const pixels = await (await renderer()).render(page, { ...SIZE, format: "raw", images });
  const picture = await sharp(pixels, { raw: { ...SIZE, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: COLOURS, effort: 1, compressionLevel: COMPRESSION })
    .toBuffer();
  // Frees three megabytes at once: otherwise every twentieth picture would trigger a full garbage collection.
  pixels.buffer.transfer(0);
  return picture;
}

/** Darkens the background of the words: scenes are dark there, pictures of articles aren't. */
const SHADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><linearGradient id="shade"><stop offset=".46" stop-color="${palette.night}"/><stop offset=".62" stop-color="${palette.night}" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#shade)"/></svg>`,
);

/** How far to the right an article's picture is moved. */
const ASIDE = 260;

/** Enough for a sky at dusk, and light enough for networks. */
const COLOURS = 96;

const grounds = new Map<ShareWords["scene"], Promise<Buffer>>();

/** The text renderer is ten times slower with paths: scenes are rasterised once. */
function groundOf(scene: ShareWords["scene"]): Promise<Buffer> {
  const known = grounds.get(scene) ?? drawGround(scene);
  grounds.set(scene, known);
  return known;
}

/** Scenes leave space for the words; an article's picture is moved to the right. */
function drawGround(scene: ShareWords["scene"]): Promise<Buffer> {
  const drawing = sharp(sceneFile(scene));
  const placed = scene.startsWith("articles/")
    ? drawing
        .resize({ width: SIZE.width - ASIDE, height: SIZE.height, fit: "cover", position: "left" })
        .extend({ left: ASIDE, background: palette.night })
    : drawing.resize({ ...SIZE, fit: "cover", position: "right" });
  return placed
    .composite([{ input: SHADE }])
    .removeAlpha()
    .png()
    .toBuffer();
}
