import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentTypeNames, isPageType } from "../../schemas/content-types.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { metadataOf, sharePictureTitle } from "../../src/seo/head.ts";
import { drawable } from "../../src/theme/fonts/static-fonts.server.ts";
import { sharePicture, TITLE_FRAME, typeset } from "./share-picture.ts";
import type { ShareWords } from "./share-words.ts";

const mark = readFileSync("public/icon.svg");

/** Networks refuse or shrink heavy pictures; the lowest limit is far above this. */
const HEAVIEST = 150_000;

/** As long as any schema lets a title be, in wide letters. */
const LONGEST = "Membership renewals, workshop bookings and warehouse deliveries, answered on the same morning";

const { content } = loadContent(process.cwd());
const pages = contentTypeNames.filter(isPageType).flatMap((type) => content.all(type).map(({ data }) => data));
const titles = pages.map((data) => sharePictureTitle(metadataOf(data)));

/** Titles of a hundred letters, the most that a schema lets pass. */
const WIDEST = ["W".repeat(100), `${"W".repeat(49)} ${"W".repeat(50)}`, "W ".repeat(50).trim()];

const FOREIGN = [
  "Kia ora: an assistant for Māori-owned → Zürich & Łódź",
  "Nguyễn Thị Ánh’s clinic",
  "Pokie‑free “clubs” in\u00a0Adelaide",
];

test.each([...titles, ...FOREIGN, LONGEST, "No"])("%s stays inside of its frame", async (title) => {
  const { size, lines } = await typeset(title);
  // A line may end at a hyphen, too.
  const letters = (text: string) => text.replaceAll(/\s/g, "");
  expect(letters(lines.map(({ text }) => text).join(""))).toBe(letters(drawable(title)));
  expect(lines.length * size).toBeLessThanOrEqual(TITLE_FRAME.height);
});

test.each(WIDEST)("%s is broken into lines, and never cut", async (title) => {
  const { lines } = await typeset(title);
  expect(
    lines
      .map(({ text }) => text.trim())
      .join("")
      .replaceAll(" ", ""),
  ).toBe(title.replaceAll(" ", ""));
});

test.each([
  ["Māori", "Maōri"],
  ["Łódź", "ódź"],
  ["Nguyễn", "Nguyn"],
])("%s is drawn with all of its letters, in their order, and composed or not", async (title, wrong) => {
  const draw = (words: string) => sharePicture({ scene: "scenes/street", title: words, brand: "The Brand" }, mark);
  const picture = await draw(title);
  expect(picture.equals(await draw(title.normalize("NFD")))).toBe(true);
  expect(picture.equals(await draw(wrong))).toBe(false);
  expect((await typeset(title)).lines.map(({ text }) => text)).toEqual([title]);
});

test("the picture has the size that networks show, is light enough, and is the same each time", async () => {
  const words: ShareWords = { scene: "scenes/street", title: LONGEST, brand: "The Brand" };
  const picture = await sharePicture(words, mark);
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
  expect(picture.length).toBeLessThan(HEAVIEST);
  expect(picture.equals(await sharePicture(words, mark))).toBe(true);
  expect(picture.equals(await sharePicture({ ...words, title: "Another title" }, mark))).toBe(false);
}, 20_000);
