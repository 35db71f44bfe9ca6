import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { unpacked } from "./font-tables.ts";

const { resolve } = createRequire(import.meta.url);

test("an unpacked font has the letters of the packed one, at the same distances", () => {
  const packed = readFileSync(resolve("@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff"));
  const [one, other] = [packed, unpacked(packed)].map((file) => create(file).layout("Avoid: office, “fjord” & 1,250"));
  expect(other?.positions).toEqual(one?.positions);
  expect(other?.glyphs.map(({ path }) => path.toSVG())).toEqual(one?.glyphs.map(({ path }) => path.toSVG()));
});
