/**
 * Records the home page's film from its scene, film.html, in both cuts, with their posters. Usage: npm run film (needs ffmpeg; some
 * five minutes). Look at the scene first: opened in a browser it plays.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { launchBrowser } from "../lib/browser.ts";

const CUTS = [
  { name: "film", shape: "", width: 1280, height: 720 },
  { name: "film-narrow", shape: "narrow,", width: 720, height: 720 },
] as const;

const RATE = 25;

/** The second of the poster: the window is lit, and the caller says what is wrong. */
const POSTER = 5.8;

const browser = await launchBrowser();
const recorded = await Promise.all(CUTS.map(record));
await browser.close();
for (const { name, frames } of recorded) {
  encode(frames, join("public/media", name));
  rmSync(frames, { recursive: true });
}

/** @returns the folder with a cut's frames */
async function record({ name, shape, ...viewport }: (typeof CUTS)[number]) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${pathToFileURL("scripts/film/film.html")}#${shape}0`);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  const frames = mkdtempSync(join(tmpdir(), "film-"));
  const length = await page.evaluate<number>("LENGTH");
  for (let frame = 0; frame < length * RATE; frame++) {
    await take(page, frame / RATE, join(frames, `${String(frame).padStart(4, "0")}.png`));
  }
  await take(page, POSTER, join(frames, "poster.png"));
  return { name, frames };
}

async function take(page: Page, second: number, path: string): Promise<void> {
  await page.evaluate(`show(${second})`);
  await page.screenshot({ path });
}

function encode(frames: string, to: string): void {
  const input = ["-framerate", String(RATE), "-i", join(frames, "%04d.png")];
  const colours = ["-vf", "scale=out_color_matrix=bt709,format=yuv420p", "-colorspace", "bt709"];
  const h264 = ["-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-crf", "30"];
  ffmpeg(...input, ...colours, ...h264, "-movflags", "+faststart", `${to}.mp4`);
  ffmpeg(...input, ...colours, "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "46", "-cpu-used", "3", `${to}.webm`);
  ffmpeg("-i", join(frames, "poster.png"), "-preset", "drawing", "-quality", "55", `${to}-poster.webp`);
}

function ffmpeg(...options: readonly string[]): void {
  execFileSync("ffmpeg", ["-loglevel", "error", "-y", ...options], { stdio: "inherit" });
}
