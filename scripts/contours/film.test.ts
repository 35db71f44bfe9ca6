import { expect, test } from "vitest";
import { FILM_SIZE, FILM_STILL, filmFrame, sceneFrom } from "./film.ts";

const scene = sceneFrom("film");

/** What decides how each line looks, without its shape, which the terrain's tests look after. */
function linesIn(frame: string): string[] {
  return [...frame.matchAll(/fill="(#\w+)" stroke-opacity="([\d.]+)" stroke-width="([\d.]+)"/g)]
    .map(
      ([, fill = "", opacity = "", width = ""]) => `${fill} ${Number(opacity).toFixed(1)} ${Number(width).toFixed(0)}`,
    )
    .filter((line) => !line.includes(" 0.0 "));
}

test("the last frame meets the first", () => {
  expect(filmFrame(scene, 1)).toBe(filmFrame(scene, 0));
});

test("just before the end every line looks like the one whose place it takes", () => {
  expect(linesIn(filmFrame(scene, 1 - 1e-6))).toEqual(linesIn(filmFrame(scene, 0)));
});

test("the same seed gives the same frame, and no number in it went wrong", () => {
  const frame = filmFrame(sceneFrom("film"), 0.37);
  expect(frame).toBe(filmFrame(scene, 0.37));
  expect(frame).not.toMatch(/NaN|Infinity|undefined/);
});

test("the stations are in the picture", () => {
  expect(scene.route.length).toBeGreaterThan(2);
  for (const [x, y] of [...scene.route, ...scene.others]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(FILM_SIZE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(FILM_SIZE.height);
  }
});

test("the line isn't there at first, stands at the still, and has gone at the end", () => {
  const opacity = (turn: number): number => Number(/ opacity="([\d.]+)"/.exec(filmFrame(scene, turn))?.[1]);
  const corners = (turn: number): number =>
    /fill="none" d="(M[^"]*)"/.exec(filmFrame(scene, turn))?.[1]?.split("L").length ?? 0;
  expect(corners(0)).toBe(0);
  expect(corners(FILM_STILL)).toBe(scene.route.length);
  expect([opacity(FILM_STILL), opacity(0.99)]).toEqual([1, 0]);
});
