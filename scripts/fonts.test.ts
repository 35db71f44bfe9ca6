import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHARACTERS, subset } from "./fonts.ts";
import { typefaces } from "./typefaces.ts";

describe.each(Object.entries(typefaces))("the font %s", (name, typeface) => {
  const committed = readFileSync(`src/theme/fonts/${name}.woff2`);

  test("is what `node scripts/make-fonts.ts` makes", async () => {
    expect(committed.equals(await subset(typeface))).toBe(true);
  });

  test("is smaller than its limit", () => {
    expect(committed.length).toBeLessThan(35_000);
  });
});

test.each(globSync("content/**/*.{json,mdx}").sort())("the fonts have every character of %s", (file) => {
  const known = new Set(`${CHARACTERS}\n`);
  const unknown = [...readFileSync(file, "utf8")].filter((character) => !known.has(character));
  expect(unknown, "characters to add to CHARACTERS in scripts/fonts.ts").toEqual([]);
});
