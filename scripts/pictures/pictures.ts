import { readFileSync } from "node:fs";
import { contentTypeNames } from "../../schemas/content-types.ts";
import { illustrationAddress } from "../../src/addresses/made-addresses.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import {
  type ContentPicture,
  pictureAddress,
  servedFormats,
  servedWidths,
} from "../../src/content/entries/content-pictures.ts";
import { publishedArticles } from "../../src/content/lists/articles.server.ts";
import { perContent } from "../../src/content/lists/per-content.ts";
import { partsOf } from "../../src/content/prose/prose-parts.ts";
import { metadataOf, sharePictureAddress, sharePictureTitle } from "../../src/seo/head.ts";
import { illustration } from "./illustration.ts";
import type { ShareWords } from "./share-picture.ts";

/** A picture that the build draws. */
export interface Picture {
  readonly type: "image/svg+xml" | "image/png" | "image/avif" | "image/webp";
  /** Changes with everything that the picture shows. */
  readonly key: string;
  readonly draw: () => string | Promise<Buffer>;
}

/** The brand's mark is in every share picture. */
const MARK = new URL("../../public/icon.svg", import.meta.url);

/**
 * The pictures that the build makes: those that texts show, in the widths that are needed; an illustration for each article and for each page the
 * picture that networks show of a link to it.
 * @returns each picture by its address
 */
export const pictures = perContent(
  (content) =>
    new Map<string, Picture>([...shownPictures(content), ...illustrations(content), ...sharePictures(content)]),
);

type Placed = readonly [address: string, picture: Picture];

/** Only what visitors may see is published: a draft's picture may be a secret, too. */
function shownPictures(content: Content): Placed[] {
  const texts = content.types.flatMap((type) => content.all(type).map(({ prose }) => prose));
  const names = new Set(texts.flatMap((prose) => prose?.pictures ?? []).map(({ name }) => name));
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

/** Upright, and without what cameras write into pictures, such as where they were taken. */
async function scaled(
  { path }: ContentPicture,
  width: number,
  format: (typeof servedFormats)[number],
): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(path).autoOrient().resize({ width });
  try {
    return await (format === "avif" ? picture.avif({ quality: 55 }) : picture.webp({ quality: 78 })).toBuffer();
  } catch (error) {
    throw new Error(`${path} can't be read as a picture (${error instanceof Error ? error.message : error})`);
  }
}

function illustrations(content: Content): Placed[] {
  return publishedArticles(content).map(({ name, prose }) => {
    const parts = partsOf(prose?.headings);
    const key = `${name} ${parts.join(" ")}`;
    return [illustrationAddress(name), { type: "image/svg+xml", key, draw: () => illustration(name, { parts }) }];
  });
}

function sharePictures(content: Content): Placed[] {
  const { name: brand } = content.one("brand");
  const mark = readFileSync(MARK);
  const articles = new Map(content.all("blog").map(({ address, name }) => [address, name]));
  return contentTypeNames
    .flatMap((type) => [...content.all(type)])
    .flatMap(({ address, data }): Placed[] => {
      if (address === undefined || !("seo" in data)) return [];
      const words = {
        seed: articles.get(address) ?? `land ${address}`,
        title: sharePictureTitle(metadataOf(data)),
        brand,
      };
      const key = JSON.stringify([words, mark.toString()]);
      return [[sharePictureAddress(address), { type: "image/png", key, draw: () => drawSharePicture(words, mark) }]];
    });
}

/** What sets letters takes a while to load, and most builds draw no new picture. */
async function drawSharePicture(words: ShareWords, mark: Buffer): Promise<Buffer> {
  const { sharePicture } = await import("./share-picture.ts");
  return sharePicture(words, mark);
}
