import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { loadContent } from "../../src/content/load/load.server.ts";
import { PAGE_TYPES } from "../../src/content/pages/page-entry.ts";
import { metadataOf, sharePictureTitle } from "../../src/seo/head.ts";
import { sharePicture, TITLE_FRAME, typeset } from "./share-picture.ts";

const mark = readFileSync("public/icon.svg");

/** Networks refuse or shrink heavy pictures; the lightest limit is far above this. */
const HEAVIEST = 150_000;

/** As long as any schema lets a title be, in wide letters. */
const LONGEST = "Membership renewals, workshop bookings and warehouse deliveries, answered on the same morning";

const { content } = loadContent(process.cwd());
const titles = PAGE_TYPES.flatMap((type) => content.all(type).map(({ data }) => sharePictureTitle(metadataOf(data))));

test.each([...titles, LONGEST, "No"])("%s stays inside of its frame", async (title) => {
  const { size, lines } = await typeset(title);
  expect(lines.map(({ text }) => text.trim()).join(" ")).toBe(title.split(/\s+/).join(" "));
  expect(lines.length * size).toBeLessThanOrEqual(TITLE_FRAME.height);
});

test("a title that can't fit is named, and never cut", async () => {
  await expect(typeset("word ".repeat(80).trim())).rejects.toThrow(/word word .* too long/);
  await expect(typeset("x".repeat(90))).rejects.toThrow(/too long/);
});

test("the picture has the size that networks show, is light enough, and is the same each time", async () => {
  const words = { seed: "land 1", title: LONGEST, brand: "The Brand" };
  const picture = await sharePicture(words, mark);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect(picture.length).toBeLessThan(HEAVIEST);
  expect(picture.equals(await sharePicture(words, mark))).toBe(true);
  expect(picture.equals(await sharePicture({ ...words, title: "Another title" }, mark))).toBe(false);
}, 20_000);
