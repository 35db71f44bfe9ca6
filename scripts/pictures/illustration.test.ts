import sharp from "sharp";
import { expect, test } from "vitest";
import { illustration } from "./illustration.ts";
import { schemeNames } from "./schemes.ts";

/** As many parts as a long article has. */
const PARTS = Array.from({ length: 12 }, (_, index) => index / 12);

const SEEDS = ["missed-calls", "clinic", "conveyancer", "café", ""];

test.each(SEEDS)("an illustration for %j is a picture that is small enough", async (seed) => {
  const svg = illustration(seed, { parts: PARTS });
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{5}/);
  expect(Buffer.byteLength(svg)).toBeLessThan(24_000);
  // libxml, which is strict, reads it.
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 675]);
  expect(new Set(data).size).toBeGreaterThan(20);
});

test("every seed gives another picture, and the same one each time", () => {
  const draw = () => SEEDS.map((seed) => illustration(seed, { parts: PARTS, scheme: "night" }));
  expect(new Set(draw()).size).toBe(SEEDS.length);
  expect(draw()).toEqual(draw());
});

test("an article's picture has a numbered station for each of its parts", () => {
  const rings = (parts: readonly number[]) => illustration("clinic", { parts }).match(/<circle[^>]* r="46"/g) ?? [];
  for (const parts of [[], [0.5], [0, 0.2, 0.9], PARTS]) expect(rings(parts)).toHaveLength(parts.length);
});

test("a scheme changes the colours only", () => {
  const shapes = schemeNames.map((scheme) => illustration("clinic", { parts: PARTS, scheme }).match(/ d="[^"]*"/g));
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});
