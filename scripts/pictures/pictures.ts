import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { contentTypeNames } from "../../schemas/content-types.ts";
import type { Content, Entry } from "../../src/content/entries/content.server.ts";
import {
  type ContentPicture,
  pictureAddress,
  picturesIn,
  servedFormats,
  servedWidths,
} from "../../src/content/entries/content-pictures.ts";
import { perContent } from "../../src/content/lists/per-content.ts";
import { isPageEntry, type PageEntry } from "../../src/pages/page-entry.ts";
import { metadataOf, sharePictureAddress, sharePictureTitle } from "../../src/seo/head.ts";
import { shownGuidePages } from "../guide/guides.ts";
import { keptFile } from "../lib/kept-file.ts";
import { type ShareWords, sceneFile } from "./share-words.ts";

/** A picture that the build draws. */
interface Picture {
  readonly type: "image/svg+xml" | "image/png" | "image/avif" | "image/webp";
  /** A hash of all inputs. */
  readonly key: string;
  readonly draw: () => string | Promise<Buffer>;
}

/** The brand's logo is in every share picture. */
const MARK = new URL("../../public/icon.svg", import.meta.url);

/**
 * The pictures that the build makes: those that texts show, in the widths that are needed; pages of guides; for each page
 * the picture that networks show of a link to it.
 * @returns each picture by its address
 */
export const pictures = perContent(
  (content) =>
    new Map<string, Picture>([...shownPictures(content), ...guidePictures(content), ...sharePictures(content)]),
);

type Placed = readonly [address: string, picture: Picture];

/** Published content only: a draft's picture may be secret. */
function shownPictures(content: Content): Placed[] {
  const names = new Set(content.types.flatMap((type) => content.all(type).flatMap(picturesIn)));
  return [...names].flatMap((name) => content.pictures.get(name) ?? []).flatMap(inAllWidths);
}

function inAllWidths(picture: ContentPicture): Placed[] {
  return servedWidths(picture).flatMap((width) =>
    servedFormats.map((format): Placed => {
      const address = pictureAddress(picture, width, format);
      return [address, { type: `image/${format}`, key: address, draw: () => scaled(picture, width, format) }];
    }),
  );
}

/** Encoding takes seconds: a picture is encoded once for all builds, until this code or the encoder changes. */
const ENCODED = join(import.meta.dirname, "../../node_modules/.cache/pictures");

/** Rotated upright, and without metadata such as locations. */
async function scaled(picture: ContentPicture, width: number, format: (typeof servedFormats)[number]): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const code = hash("sha256", readFileSync(import.meta.filename) + sharp.versions.sharp).slice(0, 16);
  const name = basename(pictureAddress(picture, width, format));
  return keptFile(join(ENCODED, `${code}-${name}`), async () => {
    try {
      const upright = sharp(picture.path).autoOrient().resize({ width });
      return await (format === "avif" ? upright.avif({ quality: 55 }) : upright.webp({ quality: 78 })).toBuffer();
    } catch (error) {
      throw new Error(`${picture.path} can't be read as a picture (${error instanceof Error ? error.message : error})`);
    }
  });
}

/** The width of a guide's page in pixels: its cover is shown some 300 wide. */
const GUIDE_PAGE_WIDTH = 480;

function guidePictures(content: Content): Placed[] {
  return shownGuidePages(content).map(({ address, key, draw }): Placed => {
    const asPicture = async () => {
      const { default: sharp } = await import("sharp");
      return sharp(Buffer.from(await draw()))
        .flatten({ background: "white" })
        .resize({ width: GUIDE_PAGE_WIDTH })
        .webp({ quality: 50, effort: 6 })
        .toBuffer();
    };
    return [address, { type: "image/webp", key, draw: asPicture }];
  });
}

function sharePictures(content: Content): Placed[] {
  const { name: brand } = content.one("brand");
  const mark = readFileSync(MARK);
  return contentTypeNames
    .flatMap((type): readonly Entry[] => content.all(type))
    .filter(isPageEntry)
    .flatMap((entry): Placed[] => {
      if (entry.address === undefined) return [];
      const words = { scene: sceneOf(entry), title: sharePictureTitle(metadataOf(entry.data)), brand };
      const key = JSON.stringify([words, mark.toString(), readFileSync(sceneFile(words.scene), "utf8")]);
      const draw = () => drawSharePicture(words, mark);
      return [[sharePictureAddress(entry.address), { type: "image/png", key, draw }]];
    });
}

/** The picture at the top of a page is the background of its share picture. */
function sceneOf({ type, data }: PageEntry): ShareWords["scene"] {
  if (type === "blog") return `articles/${data.picture}`;
  if (type === "industries") return `scenes/${data.drawing}`;
  const [hero] = "sections" in data ? data.sections : [];
  return `scenes/${(hero?.section === "hero" && hero.scene) || "street"}`;
}

/** Loading the renderer takes a while, and most builds draw no new picture. */
async function drawSharePicture(words: ShareWords, mark: Buffer): Promise<Buffer> {
  const { sharePicture } = await import("./share-picture.ts");
  return sharePicture(words, mark);
}
