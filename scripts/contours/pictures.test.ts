import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { HERO_LANDS as ASKED_LANDS } from "../../src/layout/background-address.ts";
import { background, backgroundLayers, backgroundNames, HERO_LANDS } from "./background.ts";
import { drawnBackgrounds, drawnHeroLines, HERO_LINES_FILE } from "./backgrounds.ts";
import { drawnLand, LANDS } from "./lands.ts";
import { drawLand, illustration } from "./pictures.ts";
import { schemeNames } from "./schemes.ts";

/** As many parts as a long article has. */
const PARTS = Array.from({ length: 12 }, (_, index) => index / 12);

const SEEDS = ["missed-calls", "clinic", "conveyancer", "café", ""];

/** Fails if libxml, which is strict, can't read the document, or if a number in it went wrong. */
async function expectPicture(svg: string, width: number, height: number, limit: number): Promise<void> {
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{4}/);
  expect(Buffer.byteLength(svg)).toBeLessThan(limit);
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  expect(new Set(data).size).toBeGreaterThan(20);
}

test.each(SEEDS)("an illustration for %j is a picture within its limit", async (seed) => {
  await expectPicture(illustration(seed, { parts: PARTS }), 1200, 675, 20_000);
});

test.each(backgroundNames.flatMap((name) => backgroundLayers.map((layer) => [name, layer] as const)))(
  "the background %s, %s, is a picture within its limit",
  async (name, layer) => {
    await expectPicture(background(name, layer), 1600, name === "hero" ? 900 : 640, 9_000);
  },
);

test("there is a land for each that pages ask for", () => {
  expect(HERO_LANDS).toBe(ASKED_LANDS);
});

const lands = Array.from({ length: HERO_LANDS }, (_, land) => land);

test.each(lands)("the hero's land %i is a picture within its limit", async (land) => {
  for (const layer of backgroundLayers) await expectPicture(background("hero", layer, land), 1600, 900, 9_000);
});

test("the same seed gives the same bytes", () => {
  expect(illustration("clinic", { parts: PARTS })).toBe(illustration("clinic", { parts: PARTS }));
  expect(background("cta", "marks")).toBe(background("cta", "marks"));
});

test("every seed gives another picture", () => {
  expect(new Set(SEEDS.map((seed) => illustration(seed, { parts: PARTS, scheme: "night" }))).size).toBe(SEEDS.length);
});

test("an article's picture has a numbered station for each of its parts", () => {
  const rings = (parts: readonly number[]) => illustration("clinic", { parts }).match(/<circle[^>]* r="46"/g) ?? [];
  for (const parts of [[], [0.5], [0, 0.2, 0.9], PARTS]) expect(rings(parts)).toHaveLength(parts.length);
});

test("a scheme changes the colours only", () => {
  const shapes = schemeNames.map((scheme) => illustration("clinic", { parts: PARTS, scheme }).match(/ d="[^"]*"/g));
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

test("backgrounds are transparent", () => {
  for (const name of backgroundNames) expect(background(name, "lines")).not.toContain("H0z");
});

test("the backgrounds are as they are drawn; node scripts/make-backgrounds.ts draws them anew", () => {
  for (const [address, draw] of drawnBackgrounds()) {
    expect(readFileSync(`public${address}`, "utf8") === draw(), address).toBe(true);
  }
  expect(readFileSync(HERO_LINES_FILE, "utf8") === drawnHeroLines(), HERO_LINES_FILE).toBe(true);
});

test("the lands are as they are carved; node scripts/make-lands.ts carves them anew", () => {
  for (const number of [0, LANDS - 1]) expect(drawnLand(number)).toEqual(drawLand(`land ${number}`));
});
