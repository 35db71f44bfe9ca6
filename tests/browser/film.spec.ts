import type { Page } from "@playwright/test";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test, withMotion } from "../support/test.ts";

test.use(withMotion);

const { film: video } = sectionAt(content, "/", "call");
if (!video) throw new Error("The home page shows no film.");

test("the film loops, is muted, plays by itself, is at most 600 px high, and can be paused and played again", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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
});

/** Collects the requested films. */
function filmsAskedFor(page: Page): string[] {
  const films: string[] = [];
  page.on("request", (request) => request.resourceType() === "media" && films.push(request.url()));
  return films;
}

test("nothing of the film is fetched before it is seen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  const films = filmsAskedFor(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(films).toEqual([]);
  await page.locator("video").scrollIntoViewIfNeeded();
  await expect(page.locator("video")).toHaveJSProperty("paused", false);
});

for (const [screen, width, isUpright] of [
  ["a telephone", 390, true],
  ["a computer", 1280, false],
] as const) {
  test(`${screen} fetches the film of its shape, and no other`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const films = filmsAskedFor(page);
    await page.goto("/");
    await page.locator("video").scrollIntoViewIfNeeded();
    await expect(page.locator("video")).toHaveJSProperty("paused", false);
    expect(films).not.toEqual([]);
    expect(films.filter((film) => film.includes("film-narrow") !== isUpright)).toEqual([]);
  });
}

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

for (const [wish, prepare] of [
  ["with reduced motion wanted", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "with data to be saved",
    (page: Page) => page.addInitScript(`Object.defineProperty(navigator, "connection", { value: { saveData: true } })`),
  ],
] as const) {
  test(`${wish}, the poster shows until the visitor plays the film`, async ({ page }) => {
    await prepare(page);
    const films = filmsAskedFor(page);
    await page.goto("/");
    await page.locator("video").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(films).toEqual([]);
    const poster = page.locator("video").locator("xpath=..").locator("img");
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("button", { name: video.play }).click();
    await expect(page.locator("video")).toHaveJSProperty("paused", false);
  });
}
