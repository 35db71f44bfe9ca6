import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { z } from "zod";
import { wrongName } from "../files/file-places.ts";
import type { ProblemText } from "../problems/problem.ts";
import type { ContentPicture } from "./content-pictures.ts";
import type { InspectedPicture } from "./inspect-picture.server.ts";
import { ANOTHER_FORMAT, EXPORT_HEIC, FORMATS } from "./picture-formats.ts";

/** As large as photos from today's cameras; larger files would make the repository slow to clone. */
export const MOST_BYTES = 10 * 1024 * 1024;

const inspectedSchema: z.ZodType<readonly InspectedPicture[]> = z.array(
  z.union([
    z.object({ width: z.number(), height: z.number() }),
    z.object({ message: z.string(), hint: z.string().exactOptional() }),
  ]),
);

/** Results by name and bytes, as the dev server reads all pictures after each edit. */
const inspected = new Map<string, InspectedPicture>();

/**
 * Reads pictures, and decodes those whose bytes are new.
 * @param root the folder that holds content/
 * @param files their paths from the root
 * @returns each picture, or why it can't be shown
 */
export function readPictures(root: string, files: readonly string[]): Map<string, ContentPicture | ProblemText> {
  const found = files.map((file) => ({ file, ...openPicture(join(root, file)) }));
  const unseen = found.flatMap((each) => ("key" in each && !inspected.has(each.key) ? [each] : []));
  const answers = inspect(unseen.map(({ path }) => path));
  for (const [index, { key }] of unseen.entries()) {
    const answer = answers[index];
    if (answer) inspected.set(key, answer);
  }
  return new Map(found.map(({ file, ...opened }) => [file, "key" in opened ? asContentPicture(opened) : opened]));
}

/** A picture with a valid name and size. */
interface OpenedPicture extends Pick<ContentPicture, "name" | "path" | "version"> {
  readonly key: string;
}

function openPicture(path: string): OpenedPicture | ProblemText {
  try {
    const unfit = wrongEnding(path) ?? wrongName(path) ?? wrongWeight(lstatSync(path).size);
    if (unfit) return unfit;
    const version = createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 8);
    const name = basename(path);
    return { name, path, version, key: `${version} ${name}` };
  } catch (error) {
    return { message: `this file can't be opened (${error instanceof Error ? error.message : error})` };
  }
}

function asContentPicture({ key, ...opened }: OpenedPicture): ContentPicture | ProblemText {
  const answer = inspected.get(key);
  if (!answer) throw new Error(`${opened.path} was not looked at. Please tell the developers.`);
  return "message" in answer ? answer : { ...opened, ...answer };
}

/** Decoders are asynchronous and the check is not. In a separate process they can't crash it either. */
function inspect(paths: readonly string[]): readonly InspectedPicture[] {
  if (paths.length === 0) return [];
  const program = join(import.meta.dirname, "inspect-pictures.ts");
  const input = JSON.stringify(paths);
  const output = execFileSync(process.execPath, [program], { input, encoding: "utf8" });
  return inspectedSchema.parse(JSON.parse(output));
}

function wrongEnding(path: string): ProblemText | undefined {
  const ending = extname(path);
  if (Object.hasOwn(FORMATS, ending)) return undefined;
  if (Object.hasOwn(FORMATS, ending.toLowerCase())) {
    return { message: `write the ending in small letters: "${ending.toLowerCase()}"` };
  }
  // Browsers and old programs save JPEGs so.
  if (/^\.(?:jfif|jfi|jpe|pjpe?g|pjp)$/i.test(ending)) return { message: 'this is a JPEG: let its name end in ".jpg"' };
  return {
    message: `a picture's name ends in ".jpg", ".png", ".webp" or ".avif", but this one in "${ending}"`,
    hint: /^\.hei[cf]s?$/i.test(ending) ? EXPORT_HEIC : ANOTHER_FORMAT,
  };
}

function wrongWeight(size: number): ProblemText | undefined {
  if (size === 0) return { message: "this file is empty", hint: ANOTHER_FORMAT };
  if (size <= MOST_BYTES) return undefined;
  return {
    message: `this picture has ${inMegabytes(size)} MB, but at most ${inMegabytes(MOST_BYTES)} are allowed`,
    hint: "Scale it down to a width of 2,400 pixels, and save it as JPEG.",
  };
}

const inMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
