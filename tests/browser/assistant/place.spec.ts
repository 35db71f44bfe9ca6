import type { Page } from "@playwright/test";
import {
  ask,
  costOf,
  dialogOf,
  lastAnswer,
  launcherOf,
  openAssistant,
  samples,
  words,
} from "../../support/assistant.ts";
import { violations } from "../../support/axe.ts";
import { expect, test } from "../../support/test.ts";
import { overflow } from "../../support/words-in-page.ts";

/** @returns the controls that are covered by something fixed other than the header. Runs in the page. */
function coveredControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>("main :is(a, button, input, select, textarea), footer a"),
  ];
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === "fixed" || isFixed(element.parentElement));
  return controls.flatMap((control) => {
    if (isFixed(control)) return [];
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].map((x) =>
      document.elementFromPoint(x, (top + bottom) / 2),
    );
    const covering = points.find((front) => front && !front.closest("header") && isFixed(front));
    return covering ? [`${control.textContent} is covered by ${covering.textContent}`] : [];
  });
}

/** Whether the button is visible, and receives a press. */
const isOnTop = (page: Page) =>
  launcherOf(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return button.contains(front) && button.checkVisibility({ opacityProperty: true });
  });

const TELEPHONE = { width: 390, height: 844 };

for (const viewport of [TELEPHONE, { width: 1440, height: 900 }]) {
  test.describe(`at a width of ${viewport.width} px`, () => {
    test.use({ viewport });

    test("nothing that is fixed in the window ever covers what can be pressed, wherever the page is scrolled to", async ({
      page,
    }) => {
      await page.goto("/demo");
      await expect(launcherOf(page)).toHaveCount(1);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      const seen: boolean[] = [];
      for (let top = 0; top < end + 150; top += 150) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
        await expect.poll(() => page.evaluate(coveredControls), { message: `scrolled by ${top} px` }).toEqual([]);
        seen.push(await isOnTop(page));
      }
      expect(seen, "it is seen in some places").toContain(true);
      expect(seen.at(-1), "it is seen at the end of the page").toBe(true);
      const box = await launcherOf(page).boundingBox();
      expect(box?.x).toBeGreaterThan(viewport.width / 4);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height - 60);
    });

    test("the Tab key comes to the button where it has stepped aside, and shows it", async ({ page }) => {
      await page.goto("/demo");
      const sample = page.getByRole("main").getByRole("button", { name: samples.at(-1) ?? "" });
      await expect(launcherOf(page)).toHaveCount(1);
      await sample.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
      // Below the last question there is space for the button (scroll-padding); without it the two would overlap.
      await page.evaluate(() => scrollBy({ top: -90, behavior: "instant" }));
      await page.locator("footer a").first().focus();
      await page.keyboard.press("Shift+Tab");
      await expect(launcherOf(page)).toBeFocused();
      await expect.poll(() => isOnTop(page)).toBe(true);
      await page.keyboard.press("Enter");
      await expect(dialogOf(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(launcherOf(page)).toBeFocused();
    });

    test("an answer can be read by everybody, and nothing scrolls sideways", async ({ page }) => {
      await page.goto("/demo");
      await openAssistant(page);
      expect(await violations(page)).toEqual([]);
      await ask(page, "how much does it cost");
      await expect(lastAnswer(page)).toContainText(costOf("starter"));
      await ask(page, samples.at(-1) ?? "");
      await expect(lastAnswer(page).getByRole("link", { name: words.offers.contact.label })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(overflow)).toBe(0);
    });
  });
}

test.describe("on a telephone", () => {
  test.use({ viewport: TELEPHONE, hasTouch: true });

  test("it takes the whole height, and the page behind stays where it is", async ({ page }) => {
    await page.goto("/demo");
    const dialog = await openAssistant(page);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...TELEPHONE });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
  });

  test("tabbing on to the page closes it, so the focus is never behind it", async ({ page }) => {
    await page.goto("/demo");
    await openAssistant(page);
    await page.getByRole("textbox", { name: words.field }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(dialogOf(page)).toBeHidden();
  });

  test("letters of twice the size stay on the screen", async ({ page }) => {
    await page.goto("/demo");
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const dialog = await openAssistant(page);
    await ask(page, "which plan comes with crm integration");
    await expect(lastAnswer(page)).toContainText("CRM");
    const sizes = await dialog.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
    await expect(page.getByRole("button", { name: words.send, exact: true })).toBeInViewport();
  });
});

test("nothing of it is fetched on other pages, and on the demo page not before the page is there", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((path) => /corner|knowledge/.test(path))).toEqual([]);
  await page.goto("/demo");
  await expect(launcherOf(page)).toBeVisible();
  const start = fetched.findIndex((path) => path.includes("/application.client"));
  expect(fetched.findIndex((path) => path.includes("/corner.client"))).toBeGreaterThan(start);
});

test("leaving the demo page takes it along", async ({ page }) => {
  await page.goto("/demo");
  await openAssistant(page);
  await page.getByRole("main").getByRole("link", { name: "Request a demo" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(dialogOf(page)).toBeHidden();
  await expect(launcherOf(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, provoked: /^failed: \S+\.js csp$/ });

  test("the page says that there is no chatbot, and has no dead buttons", async ({ page }) => {
    await page.goto("/demo");
    const main = page.getByRole("main");
    await expect(main.getByText("which it isn’t in your browser", { exact: false })).toBeVisible();
    await expect(main.getByText("names the page, and says so", { exact: false })).toBeHidden();
    await expect(main.getByText(samples[0] ?? "")).toBeVisible();
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
