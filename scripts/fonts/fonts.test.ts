import { readFileSync } from "node:fs";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { findFiles } from "../../src/content/files/find-files.ts";
import { unicodeRange } from "../../src/theme/fonts/characters.ts";
import { metrics } from "../../src/theme/fonts/fallbacks.ts";
import { PARTS, subset } from "./subset.ts";
import { typefaces } from "./typefaces.ts";

/** In bytes. Every page loads the common characters of both typefaces; the others load on use. */
const LIMITS = { common: 21_500, further: 8_500 };

const characters = PARTS.map((part) => part.characters).join("");

const files = Object.entries(typefaces).flatMap(([name, typeface]) =>
  PARTS.map((part) => ({ ...part, file: name + part.ending, typeface, limit: LIMITS[part.name] })),
);

describe.each(files)("the font $file", ({ file, typeface, characters: own, limit }) => {
  const committed = readFileSync(`src/theme/fonts/${file}.woff2`);

  test("is what `npm run fonts` makes", async () => {
    expect(committed.equals(await subset(typeface, own))).toBe(true);
  });

  test("is smaller than its limit", () => {
    expect(committed.length).toBeLessThan(limit);
  });
});

describe.each([
  ["bricolage", metrics.Bricolage],
  ["hanken", metrics.Hanken],
] as const)("the fallbacks of %s", (name, { ascent, descent, ...widths }) => {
  const file = readFileSync(`src/theme/fonts/${name}.woff2`);
  const words = findFiles("content/**/*.json")
    .flatMap((path) => readFileSync(path, "utf8").match(/(?<=: ")[\w ,.’–-]+ [\w ,.’–-]+(?=",?$)/gm) ?? [])
    .join(" ");

  test.each([
    ["regular", 400],
    ["bold", name === "hanken" ? 650 : 640],
  ] as const)("know its height, and its letters' width in %s", async (weight, wght) => {
    const font = create(
      await subsetFont(file, words, { targetFormat: "sfnt", keepFeatures: ["kern"], variationAxes: { wght } }),
    );
    const width = font.layout(words).advanceWidth / font.unitsPerEm / words.length;
    expect(Math.abs(widths[weight] / width - 1)).toBeLessThan(0.01);
    expect([font.ascent, -font.descent]).toEqual([ascent * font.unitsPerEm, descent * font.unitsPerEm]);
  });
});

test("no character is in both parts, which pages would fetch twice", () => {
  expect(characters.length).toBe(new Set(characters).size);
});

test("CSS is told of a run of characters by its ends", () => {
  expect(unicodeRange("abz\u0153")).toBe("U+61-62, U+7a-7a, U+153-153");
});
