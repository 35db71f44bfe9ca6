import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sectionsOfKind } from "../../src/content/lists/section-places.server.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { FILM_STILL, FILM_WORDS_FILE, filmFrame, filmWords, type Scene, sceneFrom } from "./film.ts";

const moments = sectionsOfKind(loadContent(process.cwd()).content, "film").flatMap((film) => film.moments);
const words = filmWords(moments);
const scene = await sceneFrom("narrow", words);

/** What decides how each line looks, without its shape, which the terrain's tests look after. */
function linesIn(frame: string): string[] {
  return [...frame.matchAll(/fill="(#\w+)" stroke-opacity="([\d.]+)" stroke-width="([\d.]+)"/g)]
    .map(
      ([, fill = "", opacity = "", width = ""]) => `${fill} ${Number(opacity).toFixed(1)} ${Number(width).toFixed(0)}`,
    )
    .filter((line) => !line.includes(" 0.0 "));
}

test("the film in public/media says what the home page says; npm run art -- film makes it anew", () => {
  expect(JSON.parse(readFileSync(FILM_WORDS_FILE, "utf8"))).toEqual(words);
});

test("the last frame meets the first", () => {
  expect(filmFrame(scene, 1)).toBe(filmFrame(scene, 0));
});

test("just before the end every line looks like the one whose place it takes", () => {
  expect(linesIn(filmFrame(scene, 1 - 1e-6))).toEqual(linesIn(filmFrame(scene, 0)));
});

/** @returns the words in a frame, in their order */
function wordsIn(shown: Scene, turn: number): string[] {
  const frame = filmFrame(shown, turn);
  const titles = new Set(words.map(({ title }) => title));
  return [...frame.matchAll(/data-text="([^"]*)"/g)].flatMap(([, text = ""]) => (titles.has(text) ? [text] : []));
}

test.each(["wide", "narrow"] as const)(
  "the story of the %s cut begins with nothing, goes from station to station, and stands as a whole at the still",
  async (name) => {
    const shown = name === "narrow" ? scene : await sceneFrom(name, words);
    const titles = words.map(({ title }) => title);
    const story = [0, 0.1, 0.3, 0.6, FILM_STILL].map((turn) => wordsIn(shown, turn));
    expect(story).toEqual([[], titles.slice(0, 1), titles.slice(0, 2), titles.slice(0, 3), titles]);
    expect(filmFrame(shown, 0.99)).toContain('opacity="0"');
  },
);

test("words of any length that the schema allows stay in the picture", async () => {
  const longest = words.map(({ time }, index) => ({ time, title: `Wholesale reply mow${index}` }));
  const edge = sharp(Buffer.from(filmFrame(await sceneFrom("narrow", longest), FILM_STILL))).removeAlpha();
  const { channels } = await sharp(
    await edge.extract({ left: 700, top: 60, width: 20, height: 840 }).png().toBuffer(),
  ).stats();
  // Letters are far brighter than any line of the landscape.
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(200);
});
