import type { Page } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../support/axe.ts";
import { content } from "../support/site.ts";
import { expect, test, withMotion } from "../support/test.ts";
import { enlargeText } from "../support/words-in-page.ts";

test.use(withMotion);

const { menu } = content.one("navigation");
const dialog = (page: Page) => page.getByRole("dialog");
const openButton = (page: Page) => page.locator("header").getByRole("button", { name: menu.open });

async function openMenu(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(dialog(page)).toBeVisible();
}

test("fades in with its four panels, does not move with reduced motion wanted, breaks no rule for accessibility while it is open, and is seen whole in windows of usual sizes", async ({
  page,
}) => {
  await page.goto("/");
  await openMenu(page);
  await test.step("links, platforms, contact, strategy session", () => expectPanels(page));
  await test.step("fades in 0.5 s and reveals its links in 0.6 s, each 0.1 s after the one before", () =>
    expectFade(page));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const item = dialog(page).getByRole("listitem").first();
  expect(await item.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
  for (const [width, height] of [
    [1440, 900],
    [1280, 700],
    [1366, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const action = dialog(page).getByRole("link", { name: menu.callToAction.action.label });
    for (const part of [dialog(page).locator("address"), action]) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(hiddenHeight), `${width} × ${height}`).toBe(0);
    expect(await shinesAtItsEnd(page), `${width} × ${height}`).toBe(false);
    if (width === 1440 || width === 390) expect(await violations(page), `${width} px`).toEqual([]);
  }
});

async function expectPanels(page: Page): Promise<void> {
  const labels = await dialog(page).getByRole("navigation").getByRole("link").allTextContents();
  expect(labels).toEqual(["Home", "About", "AI Solutions", "Our Platforms", "Industries", "Case Studies", "Contact"]);
  await expect(dialog(page).locator('a[href^="https://"]')).toHaveCount(2);
  await expect(dialog(page).locator('a[href^="mailto:"]')).toHaveCount(2);
  await expect(dialog(page).locator('a[href^="tel:"]')).toHaveCount(2);
  await expect(dialog(page)).toContainText(content.one("contacts").office.street);
  await expect(dialog(page).locator('a[href="/free-strategy-session"]')).toHaveCount(1);
}

async function expectFade(page: Page): Promise<void> {
  const fade = await dialog(page).evaluate((element) => {
    const { transitionProperty, transitionDuration } = getComputedStyle(element);
    const index = transitionProperty.split(", ").indexOf("opacity");
    return transitionDuration.split(", ")[index];
  });
  expect(fade).toBe("0.5s");
  const reveals = await dialog(page)
    .getByRole("navigation")
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => [getComputedStyle(item).animationDuration, getComputedStyle(item).animationDelay]),
    );
  expect(reveals).toEqual(["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s", "0.6s"].map((delay) => ["0.6s", delay]));
}

test("shows that there is more below in a low window or with large letters, and is closed by its button", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const { width, height, percent } of [
    { width: 844, height: 390, percent: 100 },
    { width: 1280, height: 720, percent: 200 },
    { width: 390, height: 844, percent: 200 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(enlargeText, percent);
    await openMenu(page);
    expect(await page.evaluate(hiddenHeight), `${width} × ${height}`).toBeGreaterThan(0);
    expect(await shinesAtItsEnd(page)).toBe(true);
    await page.keyboard.press("End");
    await expect.poll(() => shinesAtItsEnd(page)).toBe(false);
    const action = dialog(page).getByRole("link", { name: menu.callToAction.action.label });
    await expect(action).toBeInViewport({ ratio: 1 });
    await dialog(page).getByRole("button", { name: menu.close }).click();
    await expect(dialog(page)).toBeHidden();
  }
});

/** @returns the height of the menu that is out of view. Runs in the page. */
function hiddenHeight(): number {
  const { scrollHeight = 0, clientHeight = 0 } = document.querySelector("#page\\.menu") ?? {};
  return scrollHeight - clientHeight;
}

/** @returns whether the window's bottom line has another colour than the menu. Runs on a screenshot. */
async function shinesAtItsEnd(page: Page): Promise<boolean> {
  const { height = 0 } = page.viewportSize() ?? {};
  // While the menu fades in, the page behind is visible.
  await expect(dialog(page)).toHaveCSS("opacity", "1");
  const picture = async (y: number) => {
    const png = await page.screenshot({ clip: { x: 2, y, width: 8, height: 1 } });
    return (await sharp(png).stats()).channels.map(({ mean }) => Math.round(mean)).join();
  };
  return (await picture(height - 1)) !== (await picture(2));
}

test("locks the page's scrolling while it is open, keeps the Tab key inside and gives focus back", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => window.scrollTo(0, 400));
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  const stops = await dialog(page).locator("a, button").count();
  for (let stop = 0; stop < stops + 3; stop++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && !activeElement.closest("dialog");
    });
    expect(outside, `after ${stop + 1} times Tab`).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();

  await openMenu(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 800);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  expect(await page.evaluate(() => scrollY)).toBe(400);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test("is closed by choosing a link, also the one to the page that is shown, which it marks, and by Back, which shows the page before", async ({
  page,
}) => {
  const marked = dialog(page).locator('[aria-current="page"]');
  await page.goto("/platforms");
  await openMenu(page);
  await expect(marked).toHaveText("Our Platforms");
  await dialog(page).getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL("/industries");
  await expect(dialog(page)).toBeHidden();
  await openMenu(page);
  await expect(marked).toHaveText("Industries");
  await dialog(page).getByRole("link", { name: "Industries" }).click();
  await expect(dialog(page)).toBeHidden();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL("/platforms");
  await expect(dialog(page)).toBeHidden();
  await openMenu(page);
  await expect(marked).toHaveText("Our Platforms");
});

test("works in a browser without invoker commands", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    addEventListener("command", (event) => event.preventDefault(), true);
  });
  await page.goto("/");
  await openMenu(page);
  await dialog(page).getByRole("button", { name: menu.close }).click();
  await expect(dialog(page)).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, leads on and closes", async ({ page }) => {
    await page.goto("/");
    await openMenu(page);
    await dialog(page).getByRole("button", { name: menu.close }).click();
    await expect(dialog(page)).toBeHidden();
    await openMenu(page);
    await dialog(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
  });
});
