import { folderOf } from "../files/file-places.ts";

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
  readonly prose?: { readonly pictures: readonly { readonly name: string }[] } | undefined;
  readonly data: unknown;
}

/** @returns the names of the pictures that an entry shows: those of its text, and a person's portrait */
export function picturesIn({ prose, data }: ShowsPictures): string[] {
  const portrait = typeof data === "object" && data !== null ? Reflect.get(data, "portrait") : undefined;
  return [...(prose?.pictures ?? []).map(({ name }) => name), ...(typeof portrait === "string" ? [portrait] : [])];
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
export function shownSize({ width, height }: Pick<ContentPicture, "width" | "height">) {
  const scale = Math.min(1, TALLEST / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The address of a picture in a width and a format, with a hash */
export function pictureAddress({ name, version }: ContentPicture, width: number, format: string): string {
  return `/assets/pictures/${name.replace(/\.[^.]*$/, "")}-${version}-${width}.${format}`;
}
