import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { ProblemText } from "../check/report/problem.ts";
import { folderOf, wrongName } from "./file-places.ts";

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

/** The formats that a picture may have, by its file's ending. */
const FORMATS: Readonly<Record<string, string>> = { jpg: "jpg", jpeg: "jpg", png: "png", webp: "webp", avif: "avif" };

/** As large as today's cameras' pictures; larger ones would make the repository slow to clone. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Half the width of a text's column on a sharp screen: below that a picture looks blurred. */
const LEAST_WIDTH = 640;

/** More would take all memory while it is scaled. */
const MOST_PIXELS = 60_000_000;

/** @returns whether a file lies among the pictures */
export function isPictureFile(file: string): boolean {
  return folderOf(file) === FOLDER;
}

/**
 * Reads what is to be known of a picture without decoding it.
 * @param root the folder that holds content/
 * @param file path from the root
 * @returns the picture, or why it can't be shown
 */
export function readPicture(root: string, file: string): ContentPicture | ProblemText {
  const path = join(root, file);
  const wrong = wrongEnding(file) ?? wrongName(file) ?? tooHeavy(path);
  if (wrong) return wrong;
  const bytes = readFileSync(path);
  const size = sizeOf(bytes);
  if (!size) return { message: "this is no picture, or a damaged one", hint: ANOTHER };
  const { width, height, format } = size;
  const unfit = wrongFormat(file, format) ?? wrongSize(width, height) ?? cutShort(bytes, format);
  if (unfit) return unfit;
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return { name: nameOf(file), path, width, height, version };
}

const ANOTHER = "Open it in a program for pictures and save it again as JPEG or PNG.";

const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);
const endingOf = (file: string) => /\.([^./]*)$/.exec(file)?.[1] ?? "";

function wrongEnding(file: string): ProblemText | undefined {
  const ending = endingOf(file);
  if (Object.hasOwn(FORMATS, ending)) return undefined;
  if (Object.hasOwn(FORMATS, ending.toLowerCase())) {
    return { message: `write the ending in small letters: ".${ending.toLowerCase()}"` };
  }
  return {
    message: `a picture's name ends in ".jpg", ".png", ".webp" or ".avif", but this one in ".${ending}"`,
    hint: ANOTHER,
  };
}

function tooHeavy(path: string): ProblemText | undefined {
  const { size } = lstatSync(path);
  if (size === 0) return { message: "this file is empty", hint: ANOTHER };
  if (size <= MOST_BYTES) return undefined;
  return {
    message: `this picture has ${inMegabytes(size)} MB, but at most ${inMegabytes(MOST_BYTES)} are allowed`,
    hint: "Scale it down to a width of 2,400 pixels, and save it as JPEG.",
  };
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

function sizeOf(bytes: Uint8Array): { width: number; height: number; format: string } | undefined {
  try {
    const { width, height, orientation = 1, type = "" } = imageSize(bytes);
    const isOnItsSide = orientation >= 5;
    return { width: isOnItsSide ? height : width, height: isOnItsSide ? width : height, format: type };
  } catch {
    return undefined;
  }
}

function wrongFormat(file: string, format: string): ProblemText | undefined {
  if (FORMATS[endingOf(file)] === format) return undefined;
  const right = Object.hasOwn(FORMATS, format) ? nameOf(file).replace(/[^.]*$/, format) : undefined;
  const kind = format === "jpg" ? "JPEG" : format.toUpperCase();
  return right
    ? { message: `this is a ${kind}, whatever its name says: rename it to "${right}"` }
    : { message: `this is a ${kind}, which not all browsers show`, hint: ANOTHER };
}

function wrongSize(width: number, height: number): ProblemText | undefined {
  if (width < LEAST_WIDTH) {
    return {
      message: `this picture is ${width} pixels wide, and would look blurred: at least ${LEAST_WIDTH} are needed`,
    };
  }
  if (width * height <= MOST_PIXELS) return undefined;
  return {
    message: `this picture has ${width} × ${height} pixels, which is more than any screen shows`,
    hint: "Scale it down to a width of 2,400 pixels.",
  };
}

/** A file that was cut off while copying has its size, but would lack its lower part. */
function cutShort(bytes: Buffer, format: string): ProblemText | undefined {
  const end = bytes.subarray(-64).toString("latin1");
  const isWhole = format === "jpg" ? end.includes("\xff\xd9") : format === "png" ? end.includes("IEND") : true;
  return isWhole ? undefined : { message: "the end of this picture is missing: copy it here again" };
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

/** @returns the address of a picture in a width and a format; another file under the same name gets other addresses */
export function pictureAddress({ name, version }: ContentPicture, width: number, format: string): string {
  return `/assets/pictures/${name.replace(/\.[^.]*$/, "")}-${version}-${width}.${format}`;
}
