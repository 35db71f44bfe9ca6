import { readFileSync, statSync } from "node:fs";
import type { ProblemText } from "../problems/problem.ts";

/** Hosts refuse files of 25 MB, and slow lines play none of that size. */
const MOST_MEGABYTES = 20;

const AGAIN = "Export it again as MP4 (H.264), 1,280 pixels wide.";

/** @returns why browsers can't play a video; undefined if they can */
export function wrongVideo(path: string): ProblemText | undefined {
  const megabytes = Math.round(statSync(path).size / 1024 / 1024);
  if (megabytes > MOST_MEGABYTES)
    return { message: `this video has ${megabytes} MB, but at most ${MOST_MEGABYTES} are allowed`, hint: AGAIN };
  const bytes = readFileSync(path);
  const boxes = boxesOf(bytes);
  if (!boxes.some(({ type }) => type === "ftyp"))
    return { message: "this is not an MP4, although its name says so", hint: AGAIN };
  const description = boxes.find(({ type }) => type === "moov");
  if (!description || boxes.some(({ end }) => end > bytes.length))
    return { message: "a part of this video is missing", hint: "Copy it here again." };
  if (bytes.subarray(description.start, description.end).includes("avc1")) return undefined;
  return { message: "this video isn't coded as H.264, and many browsers can't play it", hint: AGAIN };
}

interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The outermost boxes of an MP4. Each begins with its size and type; 1 is a size that follows the type, 0 is up to the end. */
function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let start = 0;
  while (start + 16 <= bytes.length) {
    const short = bytes.readUInt32BE(start);
    const size = short === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : short || bytes.length - start;
    const end = start + Math.max(size, 8);
    boxes.push({ type: bytes.toString("latin1", start + 4, start + 8), start, end });
    start = end;
  }
  return boxes;
}
