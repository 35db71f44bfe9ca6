import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { backgroundAddress, HERO_LANDSCAPES } from "../../src/layout/background-address.ts";
import heroLines from "../../src/layout/hero-lines.json" with { type: "json" };
import { palette } from "../../src/theme/colours.ts";

const heroes = Array.from({ length: HERO_LANDSCAPES }, (_, landscape) => ["hero", landscape, 900] as const);
const places = [...heroes, ["section", 0, 640], ["cta", 0, 640]] as const;
const colours: readonly string[] = Object.values(palette);

test.each(places)(
  "the background %s %i is small, transparent, and has the theme's colours",
  async (name, landscape, height) => {
    for (const layer of ["lines", "marks"] as const) {
      const svg = readFileSync(`public${backgroundAddress(name, layer, landscape)}`, "utf8");
      expect(svg.length).toBeLessThan(9_000);
      expect((svg.match(/#\w{6}/g) ?? []).filter((colour) => !colours.includes(colour))).toEqual([]);
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([1600, height]);
      const seen = data.filter((value, index) => index % 4 === 3 && value > 0).length;
      expect(seen).toBeGreaterThan(500);
      expect(seen).toBeLessThan(info.width * info.height * 0.1);
    }
  },
);

test("the lines that stand in pages are those of the pictures that follow", () => {
  expect(heroLines).toHaveLength(HERO_LANDSCAPES);
  for (const [landscape, lines] of heroLines.entries())
    expect(
      readFileSync(`public${backgroundAddress("hero", "lines", landscape)}`, "utf8").includes(`d="${lines}"`),
    ).toBe(true);
});
