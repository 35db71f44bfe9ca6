import type { Page } from "@playwright/test";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test, withMotion } from "../support/test.ts";

test.use(withMotion);

const video = sectionAt(content, "/", "film");

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

/** Notes every film that the page asks for. */
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

/** Opens the poster as large as it is shown. @returns each line of words, and how high its letters are in CSS px */
async function lettersOf(page: Page): Promise<Map<string, number>> {
  const poster = page.locator("video").locator("xpath=..").locator("img");
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await poster.evaluate(({ currentSrc, offsetWidth: width }: HTMLImageElement) => ({
    currentSrc,
    width,
  }));
  const drawing = await page.context().newPage();
  await drawing.goto(shown.currentSrc);
  const lines = await drawing.locator("svg").evaluate((svg: SVGSVGElement, width) => {
    const scale = width / svg.width.baseVal.value;
    return [...svg.querySelectorAll<SVGGElement>("[data-text]")].map(
      (line) => [line.dataset["text"] ?? "", line.getBBox().height * scale] as const,
    );
  }, shown.width);
  await drawing.close();
  return new Map(lines);
}

test("at any width the film's words can be read, and nothing of it is cut off", async ({ page }) => {
  await page.goto("/");
  for (const [width, readable] of [
    [320, 9],
    [390, 12],
    [520, 12],
    [521, 7],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.reload();
      await expectWholeFilm(page, readable);
    });
  }
});

async function expectWholeFilm(page: Page, readable: number): Promise<void> {
  const film = page.locator("video");
  await film.scrollIntoViewIfNeeded();
  const letters = await lettersOf(page);
  expect([...letters.keys()]).toEqual(
    expect.arrayContaining(video.moments.flatMap(({ time, title }) => [time, title])),
  );
  expect([...letters].filter(([, height]) => height < readable)).toEqual([]);
  const shapes = () =>
    film.evaluate(({ videoWidth, videoHeight, offsetWidth, offsetHeight }: HTMLVideoElement) => [
      videoWidth / videoHeight,
      offsetWidth / offsetHeight,
    ]);
  await expect.poll(async () => (await shapes())[0]).toBeGreaterThan(0);
  const [drawn = 0, shown = 0] = await shapes();
  expect(Math.abs(drawn - shown)).toBeLessThan(0.02);
}

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
