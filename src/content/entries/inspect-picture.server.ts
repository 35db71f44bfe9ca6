import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { ProblemText } from "../problems/problem.ts";
import type { ContentPicture } from "./content-pictures.ts";
import { ANOTHER_FORMAT, EXPORT_HEIC, FORMATS } from "./picture-formats.ts";

/** Half the width of a text's column on a sharp screen: below that a picture looks blurred. */
const LEAST_WIDTH = 640;

/** Larger pictures would exhaust memory when scaled. */
const MOST_PIXELS = 60_000_000;

/** The largest aspect ratio: thinner pictures show nothing, and WebP limits their length. */
const LONGEST = 10;

export type InspectedPicture = Pick<ContentPicture, "width" | "height"> | ProblemText;

/**
 * Decodes a picture like the build does.
 * @returns its displayed size, or why it can't be displayed
 */
export async function inspectPicture(path: string): Promise<InspectedPicture> {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { message: "this is no picture, or a damaged one", hint: ANOTHER_FORMAT };
  const { width, height } = metadata.autoOrient;
  const unfit = wrongFormat(path, metadata) ?? wrongSize(width, height) ?? moving(path, metadata);
  if (unfit) return unfit;
  return (await canBeDecoded(path)) ? { width, height } : DAMAGED;
}

const DAMAGED = {
  message: "this picture is damaged: a part of it is missing or can't be read",
  hint: `Copy it here again. If that doesn't help, ${ANOTHER_FORMAT.replace("O", "o")}`,
};

/** Decodes every pixel at a small size. */
async function canBeDecoded(path: string): Promise<boolean> {
  const pixels = sharp(path).resize(8, 8, { fit: "fill" }).raw();
  return pixels.toBuffer().then(
    () => true,
    () => false,
  );
}

function wrongFormat(path: string, { mediaType, format }: Metadata): ProblemText | undefined {
  if (FORMATS[extname(path)] === mediaType) return undefined;
  const kind = (/^image\/(\w+)/.exec(mediaType ?? "")?.[1] ?? format).toUpperCase();
  const ending = Object.keys(FORMATS).find((each) => FORMATS[each] === mediaType);
  if (ending) {
    const right = basename(path, extname(path)) + ending;
    return { message: `this is a ${kind}, whatever its name says: rename it to "${right}"` };
  }
  return {
    message: `this is a ${kind}, but pictures are JPEG, PNG, WebP or AVIF`,
    hint: kind === "HEIC" ? EXPORT_HEIC : ANOTHER_FORMAT,
  };
}

function wrongSize(width: number, height: number): ProblemText | undefined {
  if (width < LEAST_WIDTH) {
    return {
      message: `this picture is ${width} pixels wide, and would look blurred: at least ${LEAST_WIDTH} are needed`,
    };
  }
  const size = `this picture has ${width} × ${height} pixels`;
  if (Math.max(width, height) > LONGEST * Math.min(width, height)) {
    return {
      message: `${size}, but its longer side may be ${LONGEST} times as long as the shorter one at most`,
      hint: "Cut out the part that matters, or make several pictures of it.",
    };
  }
  if (width * height <= MOST_PIXELS) return undefined;
  return { message: `${size}, which is more than any screen shows`, hint: "Scale it down to a width of 2,400 pixels." };
}

/** An AVIF may be an image sequence. An animated PNG has a chunk before its pixels. */
function moving(path: string, { format, pages = 1 }: Metadata): ProblemText | undefined {
  const moves = format === "png" ? readFileSync(path).subarray(0, 4096).includes("acTL") : pages > 1;
  if (format === "heif" || !moves) return undefined;
  return {
    message: "this picture moves, but visitors would see its first moment only",
    hint: "Save the moment that matters as JPEG or PNG, or link to a film.",
  };
}
