import { folderOf } from "../files/file-places.ts";

/** The folder of the pictures that texts show. */
const FOLDER = "content/pictures";

/** A picture in content/pictures/ that can be shown. */
export interface ContentPicture {
  /** The file's name with its ending, as texts give it. */
  readonly name: string;
  /** Where the file is on this machine. */
  readonly path: string;
  /** As it is shown, in pixels: phones store pictures lying on their side. */
  readonly width: number;
  readonly height: number;
  /** Changes with the file. */
  readonly version: string;
}

/** @returns whether a file lies among the pictures */
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

/** Widths in which a picture is served, in pixels; the text's column on telephones and on sharp large screens. */
const WIDTHS = [480, 800, 1200, 1600];

/** The formats in which a picture is served, the smaller first; browsers without it take the other. */
export const servedFormats = ["avif", "webp"] as const;

/** @returns the widths in which a picture is served: none wider than it is */
export function servedWidths({ width }: Pick<ContentPicture, "width">): number[] {
  const narrower = WIDTHS.filter((each) => each < width);
  return narrower.length < WIDTHS.length ? [...narrower, width] : narrower;
}

/** In pixels: as tall as a text's column is wide, so that upright pictures fit a screen. */
const TALLEST = 672;

/** @returns how large a picture is shown where there is room for it; narrower columns scale it down */
export function shownSize({ width, height }: Pick<ContentPicture, "width" | "height">) {
  const scale = Math.min(1, TALLEST / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** @returns the address of a picture in a width and a format; another file under the same name gets other addresses */
export function pictureAddress({ name, version }: ContentPicture, width: number, format: string): string {
  return `/assets/pictures/${name.replace(/\.[^.]*$/, "")}-${version}-${width}.${format}`;
}
