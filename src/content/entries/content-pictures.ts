import type { ContentTypeName } from "../../../schemas/content-types.ts";
import { folderOf } from "../files/file-places.ts";
import { notesOf } from "./notes.ts";

const FOLDER = "content/pictures";

/** A picture in content/pictures/ that can be shown. */
export interface ContentPicture {
  /** File name with extension, as texts refer to it. */
  readonly name: string;
  /** Path on this machine. */
  readonly path: string;
  /** In pixels, after rotation: phones store pictures on their side. */
  readonly width: number;
  readonly height: number;
  /** Hash of the file. */
  readonly version: string;
}

export function isPictureFile(file: string): boolean {
  return folderOf(file) === FOLDER;
}

/** What an entry has that may show pictures: its text and its fields. */
interface ShowsPictures {
  readonly type: ContentTypeName;
  readonly prose?: { readonly pictures: readonly { readonly name: string }[] } | undefined;
  readonly data: unknown;
}

/** @returns the names of the pictures that an entry shows: those of its text and of its fields */
export function picturesIn(entry: ShowsPictures): string[] {
  const inFields = notesOf(entry).filter(({ note }) => note.picture);
  return [...(entry.prose?.pictures ?? []).map(({ name }) => name), ...inFields.map(({ value }) => value)];
}

/** Widths in which a picture is served, in pixels, from phones to large high-density screens. */
const WIDTHS = [480, 800, 1200, 1600];

/** The formats in which a picture is served, smallest first. */
export const servedFormats = ["avif", "webp"] as const;

/** The widths in which a picture is served, without upscaling. */
export function servedWidths({ width }: Pick<ContentPicture, "width">): number[] {
  const narrower = WIDTHS.filter((each) => each < width);
  return narrower.length < WIDTHS.length ? [...narrower, width] : narrower;
}

/** In pixels: upright pictures are no taller than the text column is wide, to fit a screen. */
const TALLEST = 672;

/** The largest displayed size of a picture; narrower columns scale it down */
function shownSize({ width, height }: Pick<ContentPicture, "width" | "height">) {
  const scale = Math.min(1, TALLEST / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The address of a picture in a width and a format, with a hash */
export function pictureAddress({ name, version }: ContentPicture, width: number, format: string): string {
  return `/assets/pictures/${name.replace(/\.[^.]*$/, "")}-${version}-${width}.${format}`;
}

/** A picture with the files in which it is served, and its largest displayed size. */
export interface PlacedPicture {
  readonly src: string;
  readonly avif: string;
  readonly webp: string;
  /** In pixels. Both sizes instead of max-height, which would lose the aspect ratio that reserves space. */
  readonly width: string;
  readonly height: string;
}

export function placedPicture(picture: ContentPicture): PlacedPicture {
  const widths = servedWidths(picture);
  const { width, height } = shownSize(picture);
  const sourceSet = (format: string) =>
    widths.map((each) => `${pictureAddress(picture, each, format)} ${each}w`).join(", ");
  return {
    src: largestPicture(picture),
    avif: sourceSet("avif"),
    webp: sourceSet("webp"),
    width: String(width),
    height: String(height),
  };
}

/** The address of the widest served picture */
export function largestPicture(picture: ContentPicture): string {
  return pictureAddress(picture, servedWidths(picture).at(-1) ?? picture.width, "webp");
}
