import type { Page } from "@playwright/test";
import sharp from "sharp";
import { followFooterLink } from "../../support/application.ts";
import { sectionAt } from "../../support/sections.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

const { menu } = content.one("navigation");
const { film: video } = sectionAt(content, "/", "call");
if (!video) throw new Error("The home page shows no film.");
const hero = sectionAt(content, "/", "hero");

/** Ways for a file to be missing: refused at once, which is like a 503 for a page, or pending for ever. */
const WAYS = {
  blocked: (page: Page, pattern: string) => page.route(pattern, (route) => route.abort()),
  "endlessly slow": (page: Page, pattern: string) => page.route(pattern, () => undefined),
};

const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/**
 * The contrast of an element's pixels, 0 for plain background. By the browser's protocol:
 * Playwright waits for all fonts before a screenshot.
 */
async function contrastWithin(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 };
  });
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", { format: "png", clip });
  const { channels } = await sharp(Buffer.from(data, "base64")).removeAlpha().stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

/** Links and menu work without any script of ours. */
async function expectPlainlyUsable(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveText(hero.title);
  await page.locator("[aria-haspopup=dialog]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: menu.close }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.locator("footer a[href='/about']").click({ noWaitAfter: true });
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
}

/** Answers every page with a policy that blocks its inline styles. */
async function forbidStyles(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes("."),
    async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"]?.replace(/ 'sha256-[^']*'/g, "") ?? "";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    },
  );
}

// The browser reports each missing file, and blocked styles.
test.use({ provoked: /^failed: |Failed to load resource|^503: |dynamically imported module|Applying inline style/ });

for (const [way, hinder] of Object.entries(WAYS)) {
  test(`with ${way} scripts every page is read, the menu opens and links lead on`, async ({ page }) => {
    await hinder(page, "**/*.js");
    // The script must not delay the paint.
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await isPainted(page);
    await expectPlainlyUsable(page);
  });

  test(`with a ${way} application links lead on as documents`, async ({ page }) => {
    await hinder(page, "**/assets/application.client-*.js");
    await page.goto("/");
    await page.locator("footer a[href='/about']").hover();
    await expectPlainlyUsable(page);
  });

  test(`with ${way} fonts the text is there at once, in another letter`, async ({ page }) => {
    await hinder(page, "**/*.woff2");
    await page.goto("/terms-of-service", { waitUntil: "commit" });
    await isPainted(page);
    expect(await contrastWithin(page, "main h2")).toBeGreaterThan(20);
    // System fonts count as loaded.
    const ownLetters = await page.evaluate(() =>
      [...document.fonts].filter(({ family, status }) => /^(?:Bricolage|Hanken)$/.test(family) && status === "loaded"),
    );
    expect(ownLetters).toHaveLength(0);
    await page.locator("footer a[href='/about']").click({ noWaitAfter: true });
    await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
  });

  test(`with a ${way} film its place shows the poster and nothing else breaks`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await hinder(page, "**/media/film*.{webm,mp4}");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    const poster = film.locator("xpath=..").locator("img");
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const box = await film.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    const button = page.getByRole("button", { name: new RegExp(`${video.play}|${video.pause}`) });
    // Without a playable film the button is hidden.
    if (way === "endlessly slow") await button.click();
    else await expect(button).toBeHidden();
    await page.locator("footer a[href='/about']").click({ noWaitAfter: true });
    await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
  });
}

test("with failing pictures and forbidden styles the page reads from top to bottom, and its links lead on", async ({
  page,
}) => {
  await page.route("**/*.{css,svg,avif,webp,jpg,png}", (route) => route.fulfill({ status: 503, body: "" }));
  await forbidStyles(page);
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("dialog"), "the menu stays shut").toBeHidden();
  const tops = await page
    .locator("header, main, footer")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.locator("main img:not([alt])")).toHaveCount(0);
  await followFooterLink(page, "/about");
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
});

test("styles that a policy forbids in the page come as a file: a server may have the new pages before the new configuration", async ({
  page,
}) => {
  await forbidStyles(page);
  await page.goto("/about");
  await expect(page.locator("header")).toHaveCSS("height", "80px");
});
