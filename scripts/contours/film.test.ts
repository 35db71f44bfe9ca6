import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../../src/content/load.server.ts";
import { FILM_SIZE, FILM_STILL, FILM_WORDS_FILE, filmFrame, filmWords, sceneFrom } from "./film.ts";
import { outlineOf, widthOf } from "./lettering.ts";

const { moments } = loadContent(process.cwd()).content.one("home").video;
const words = filmWords(moments);
const scene = sceneFrom(words);

/** What decides how each line looks, without its shape, which the terrain's tests look after. */
function linesIn(frame: string): string[] {
  return [...frame.matchAll(/fill="(#\w+)" stroke-opacity="([\d.]+)" stroke-width="([\d.]+)"/g)]
    .map(
      ([, fill = "", opacity = "", width = ""]) => `${fill} ${Number(opacity).toFixed(1)} ${Number(width).toFixed(0)}`,
    )
    .filter((line) => !line.includes(" 0.0 "));
}

test("the film in public/media says what the home page says; node scripts/make-film.ts makes it anew", () => {
  expect(JSON.parse(readFileSync(FILM_WORDS_FILE, "utf8"))).toEqual(words);
});

test("the last frame meets the first", () => {
  expect(filmFrame(scene, 1)).toBe(filmFrame(scene, 0));
});

test("just before the end every line looks like the one whose place it takes", () => {
  expect(linesIn(filmFrame(scene, 1 - 1e-6))).toEqual(linesIn(filmFrame(scene, 0)));
});

test("the same words give the same frame, and no number in it went wrong", () => {
  const frame = filmFrame(sceneFrom(words), 0.37);
  expect(frame).toBe(filmFrame(scene, 0.37));
  expect(frame).not.toMatch(/NaN|Infinity|undefined/);
});

test("each moment has a station of its own in the picture", () => {
  expect(new Set(scene.route.map(String)).size).toBe(words.length);
  for (const [x, y] of scene.route) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(FILM_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(FILM_SIZE.height);
  }
});

/** How many of the words are in a frame. */
function wordsIn(turn: number): number {
  const frame = filmFrame(scene, turn);
  return words.filter(({ title }) =>
    (["start", "end"] as const).some((anchor) => frame.includes(outlineOf(title, anchor))),
  ).length;
}

test("the story begins with nothing, goes from station to station, and stands as a whole at the still", () => {
  const story = [0, 0.1, 0.3, 0.6, FILM_STILL].map(wordsIn);
  expect(story).toEqual([0, 1, 2, 3, words.length]);
  expect(filmFrame(scene, 0.99)).toContain('opacity="0"');
});

test("words that the schema allows stay in the picture", () => {
  const longest = "Wholesale reply mows";
  expect(longest).toHaveLength(20);
  expect(widthOf(longest, 44)).toBeLessThan(620);
});
