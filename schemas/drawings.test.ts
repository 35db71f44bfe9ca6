import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawingNames, sceneNames } from "./drawings.ts";

const folders = ["tiles", "scenes", "scenes/small"];
const fileOf = (folder: string, drawing: string) => `public/images/${folder}/${drawing}.svg`;

test.each(sceneNames)(
  "%s is drawn as a tile and as a scene, at night and at dawn, light enough for a slow line",
  (drawing) => {
    const dawns = ["scenes", "scenes/small"].map((folder) => fileOf(folder, `${drawing}-dawn`));
    for (const file of [...folders.map((folder) => fileOf(folder, drawing)), ...dawns])
      expect(gzipSync(readFileSync(file)).length, file).toBeLessThan(5 * 1024);
  },
);

test.each(drawingNames)("the lit window of %s can be told from the night at 120 px", async (drawing) => {
  const { data, info } = await sharp(fileOf("tiles", drawing))
    .resize(120)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.height, "tiles are square").toBe(120);
  const lit = data.filter((value) => value > 150).length / data.length;
  expect(lit).toBeGreaterThan(0.02);
  expect(lit).toBeLessThan(0.4);
});

test("no two drawings are the same", () => {
  for (const folder of folders) {
    const files = drawingNames.map((drawing) => readFileSync(fileOf(folder, drawing), "utf8"));
    expect(new Set(files).size, folder).toBe(drawingNames.length);
  }
});
