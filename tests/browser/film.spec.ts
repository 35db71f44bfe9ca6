import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test, withMotion } from "../support/test.ts";

test.use(withMotion);

const { film: video } = sectionAt(content, "/", "call");
if (!video) throw new Error("The home page shows no film.");

/** Collects the requested films. */
function filmsAskedFor(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => request.resourceType() === "media" && films.push(request.url()));
  return films;
}

test("a computer fetches the wide film only; it loops, is muted, plays by itself, is at most 600 px high, and can be paused and played again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const films = filmsAskedFor(page);
  await page.goto("/");
  const film = page.locator("video");
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute("loop", "");
  await expect(film).toHaveJSProperty("muted", true);
  await expect(film).toContainText("Your browser does not support the video tag.");
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect((await film.boundingBox())?.height).toBeLessThanOrEqual(600);
  await page.getByRole("button", { name: video.pause }).click();
  await expect(film).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: video.play }).click();
  await expect(film).toHaveJSProperty("paused", false);
  expect(films).not.toEqual([]);
  expect(films.filter((each) => each.includes("film-narrow"))).toEqual([]);
});

test("a telephone fetches nothing of the film before it is seen, and then the narrow one only", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const films = filmsAskedFor(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(films).toEqual([]);
  await page.locator("video").scrollIntoViewIfNeeded();
  await expect(page.locator("video")).toHaveJSProperty("paused", false);
  expect(films).not.toEqual([]);
  expect(films.filter((each) => !each.includes("film-narrow"))).toEqual([]);
});

test("at any width nothing of the film is cut off", async ({ page }) => {
  await page.goto("/");
  const film = page.locator("video");
  for (const width of [320, 390, 520, 521, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
      await film.scrollIntoViewIfNeeded();
      const shapes = () =>
        film.evaluate(({ videoWidth, videoHeight, offsetWidth, offsetHeight }: HTMLVideoElement) => [
          videoWidth / videoHeight,
          offsetWidth / offsetHeight,
        ]);
      await expect.poll(async () => (await shapes())[0]).toBeGreaterThan(0);
      const [drawn = 0, shown = 0] = await shapes();
      expect(Math.abs(drawn - shown)).toBeLessThan(0.02);
    });
  }
});

/** How large letters have to be on the screen to be read, in pixels. */
const LEGIBLE = 15;

/** A second at which all words of the call are there, and nothing moves. */
const SECOND = 11.6;

/** Runs in the film's scene. @returns how large the smallest of its words are */
function smallestWords(): number {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizes: number[] = [];
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    // What is written on the shop belongs to the picture.
    if (parentElement?.closest("script, #picture") || !nodeValue?.trim()) continue;
    sizes.push(Number.parseFloat(getComputedStyle(parentElement ?? document.body).fontSize));
  }
  return Math.min(...sizes);
}

/** @returns what the film shows at a second, as a picture */
async function frameAt(film: Locator, second: number): Promise<Buffer> {
  const address = await film.evaluate(async (element: HTMLVideoElement, time) => {
    await new Promise((resolve) => {
      element.addEventListener("seeked", resolve, { once: true });
      element.currentTime = time;
    });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: element.videoWidth, height: element.videoHeight });
    canvas.getContext("2d")?.drawImage(element, 0, 0);
    return canvas.toDataURL();
  }, second);
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

/** @returns the greys of a picture, small enough that encoding makes no difference */
const greys = (picture: Buffer) => sharp(picture).resize(48, 60, { fit: "fill" }).greyscale().raw().toBuffer();

for (const [shape, width] of [
  ["narrow,", 360],
  ["", 521],
] as const) {
  test(`the film shows its scene, whose words can be read on a screen of ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: video.pause }).click();
    const shown = await greys(await frameAt(film, SECOND));
    const scene = await context.newPage();
    const drawn = await film.evaluate(({ videoWidth, videoHeight, offsetWidth }: HTMLVideoElement) => ({
      size: { width: videoWidth, height: videoHeight },
      scale: offsetWidth / videoWidth,
    }));
    await scene.setViewportSize(drawn.size);
    await scene.goto(`${pathToFileURL("scripts/film/film.html")}#${shape}${SECOND}`);
    const wanted = await greys(await scene.screenshot());
    const apart = wanted.reduce((sum, grey, index) => sum + Math.abs(grey - (shown[index] ?? 0)), 0) / wanted.length;
    expect(apart, "the film isn't recorded from this scene: npm run film").toBeLessThan(4);
    expect((await scene.evaluate(smallestWords)) * drawn.scale).toBeGreaterThanOrEqual(LEGIBLE);
  });
}

for (const [wish, prepare, showsFrames] of [
  [
    "with reduced motion wanted, the poster shows until the visitor plays the call, which then shows the film's frames",
    (page: Page) => page.emulateMedia({ reducedMotion: "reduce" }),
    true,
  ],
  [
    "with data to be saved, the poster shows, and the film isn't loaded even if the call is played",
    (page: Page) => page.addInitScript(`Object.defineProperty(navigator, "connection", { value: { saveData: true } })`),
    false,
  ],
] as const) {
  test(wish, async ({ page }) => {
    await prepare(page);
    const films = filmsAskedFor(page);
    await page.goto("/");
    await page.locator("video").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(films).toEqual([]);
    const poster = page.locator("video").locator("xpath=..").locator("img");
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: video.play })).toHaveCount(0);
    await page.locator("[data-call-play]").click();
    await expect(page.locator("[data-call-moment][data-said]").first()).toBeVisible();
    const frame = () => page.locator("video").evaluate((element: HTMLVideoElement) => element.currentTime);
    if (showsFrames) await expect.poll(frame).toBeGreaterThan(0);
    await expect(page.locator("video")).toHaveJSProperty("paused", true);
    await expect(page.locator("[data-call-line]").nth(1)).toHaveAttribute("data-said");
    expect(films.length > 0, "the film is loaded").toBe(showsFrames);
  });
}
