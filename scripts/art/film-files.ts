import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { sectionsOfKind } from "../../src/content/lists/section-places.server.ts";
import { loadContent } from "../../src/content/load.server.ts";
import {
  type CutName,
  FILM_STILL,
  FILM_WORDS_FILE,
  type FilmWords,
  filmFrame,
  filmWords,
  type Scene,
  sceneFrom,
} from "./film.ts";

const MEDIA = fileURLToPath(new URL("../../public/media/", import.meta.url));
const SECONDS = 12;
const FRAMES_A_SECOND = 24;
const FRAMES = SECONDS * FRAMES_A_SECOND;
const LARGEST = 1_300_000;

/** Without dates and versions in them, the files are the same whenever the same ffmpeg writes them. */
const REPRODUCIBLE = ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"];
/** Browsers take video for BT.709; ffmpeg has to be told, or the night turns a little green. */
const COLOURS = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"];
const COLOUR_TAGS = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"];

/** VP9 and not AV1: every browser that takes WebM decodes it, old telephones too, and the film is small enough. */
const VP9 = ["-c:v", "libvpx-vp9", "-crf", "37", "-b:v", "0", "-deadline", "good", "-cpu-used", "1", "-row-mt", "1"];
const H264 = ["-c:v", "libx264", "-crf", "26", "-preset", "veryslow", "-profile:v", "high", "-movflags", "+faststart"];

async function ffmpeg(options: readonly string[], frames?: AsyncIterable<Buffer>): Promise<void> {
  const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...options], {
    stdio: [frames ? "pipe" : "ignore", "inherit", "inherit"],
  });
  const ended = once(child, "close");
  for await (const frame of frames ?? []) if (!child.stdin?.write(frame)) await once(child.stdin ?? child, "drain");
  child.stdin?.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function frameAt(scene: Scene, turn: number): Sharp {
  return sharp(Buffer.from(filmFrame(scene, turn))).removeAlpha();
}

async function* framesOf(scene: Scene): AsyncGenerator<Buffer> {
  for (let frame = 0; frame < FRAMES; frame += 1)
    yield frameAt(scene, frame / FRAMES)
      .raw()
      .toBuffer();
}

/** Renders every frame once, without loss, for the encoders to read as often as they like. */
async function render(scene: Scene, file: string): Promise<void> {
  const size = `${scene.cut.size.width}x${scene.cut.size.height}`;
  const source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size, "-r", `${FRAMES_A_SECOND}`, "-i", "pipe:0"];
  await ffmpeg([...source, "-c:v", "ffv1", "-pix_fmt", "bgr0", file], framesOf(scene));
}

/** @returns the name of a cut's files */
const nameOf = (cut: CutName): string => (cut === "wide" ? "film" : `film-${cut}`);

async function encode(source: string, folder: string, name: string): Promise<void> {
  const common = ["-i", source, "-an", ...COLOURS, ...COLOUR_TAGS, ...REPRODUCIBLE];
  const log = ["-passlogfile", join(folder, name)];
  await ffmpeg([...common, ...VP9, "-pass", "1", ...log, "-f", "null", "-"]);
  await ffmpeg([...common, ...VP9, "-pass", "2", ...log, join(MEDIA, `${name}.webm`)]);
  await ffmpeg([...common, ...H264, join(MEDIA, `${name}.mp4`)]);
}

async function report(name: string): Promise<void> {
  for (const file of [`${name}.webm`, `${name}.mp4`, `${name}-poster.svg`]) {
    const { size } = await stat(join(MEDIA, file));
    console.log(`${file.padEnd(22)} ${Math.ceil(size / 1000)} kB`);
    if (size > LARGEST) throw new Error(`${file} has ${size} bytes; ${LARGEST} is the limit. Raise its -crf.`);
  }
}

async function makeCut(cut: CutName, words: readonly FilmWords[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const source = join(folder, "film.mkv");
  const [name, scene] = [nameOf(cut), await sceneFrom(cut, words)];
  try {
    // A drawing of lines is its own best format: a fifth of the bytes that WebP takes, and sharp on every screen.
    await writeFile(join(MEDIA, `${name}-poster.svg`), filmFrame(scene, FILM_STILL));
    await render(scene, source);
    await encode(source, folder, name);
  } finally {
    await rm(folder, { recursive: true });
  }
  await report(name);
}

/**
 * Renders the looping film and its poster, one cut for wide screens and one for telephones, into public/media. Not every
 * machine that builds the site has ffmpeg. The words that were drawn are kept, for a test that holds them against content.
 */
export async function makeFilm(): Promise<void> {
  if (spawnSync("ffmpeg", ["-version"]).error)
    throw new Error("ffmpeg is not on the PATH. Install it (https://ffmpeg.org/download.html) and run this again.");
  const words = filmWords(sectionsOfKind(loadContent(process.cwd()).content, "film").flatMap(({ moments }) => moments));
  await mkdir(MEDIA, { recursive: true });
  for (const cut of ["narrow", "wide"] as const) await makeCut(cut, words);
  await writeFile(FILM_WORDS_FILE, `${JSON.stringify(words, null, 2)}\n`);
}
