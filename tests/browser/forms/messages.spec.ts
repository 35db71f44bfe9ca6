import type { Page } from "@playwright/test";
import { stopClock } from "../../support/clock.ts";
import { expect, LEADS_FAIL, send, submitButton, test, waiting, words } from "../../support/forms.ts";
import { content } from "../../support/site.ts";
import { withMotion } from "../../support/test.ts";

test.use({ ...withMotion, provoked: LEADS_FAIL, viewport: { width: 1440, height: 900 } });

const FAILURE = { method: "POST", path: "/rest/v1/leads", status: 500 };

/** The toasts, newest first. */
const toasts = (page: Page) => page.locator("[data-sonner-toast]");

async function sendInVain(page: Page): Promise<void> {
  await send(page, "contact");
  await expect(toasts(page).first()).toContainText("HTTP error! status: 500");
  await expect(waiting(page)).toBeFocused();
}

test("they are seen over the open menu, and after it", async ({ page, backend }) => {
  await page.clock.install();
  backend.fail({ ...FAILURE, delay: 500, times: 50 });
  await send(page, "contact");
  const { menu } = content.one("navigation");
  await page.locator("header").getByRole("button", { name: menu.open }).click();
  await expect(toasts(page).first()).toContainText("HTTP error! status: 500");
  await toasts(page).first().hover();
  // The toast would expire while a slow machine closes the menu.
  await stopClock(page);
  await page.getByRole("dialog").getByRole("button", { name: menu.close }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await toasts(page).first().hover();
});

test("they wait while the mouse is over them, or the page is hidden, and otherwise last four seconds", async ({
  page,
  backend,
}) => {
  await page.clock.install();
  backend.fail({ ...FAILURE, times: 50 });
  await sendInVain(page);
  await toasts(page).first().hover();
  await stopClock(page);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toBeVisible();
  await setHidden(page, true);
  await page.mouse.move(10, 800);
  await page.clock.runFor(10_000);
  await expect(toasts(page)).toBeVisible();
  await setHidden(page, false);
  await page.clock.runFor(4600);
  await expect(toasts(page)).toHaveCount(0);

  await page.evaluate(watchMessages);
  await page.clock.resume();
  await submitButton(page, "contact").press("Enter");
  await expect(toasts(page).first()).toContainText("HTTP error! status: 500");
  await stopClock(page);
  await page.clock.runFor(6000);
  await expect(toasts(page)).toHaveCount(0);
  const lasted = await page.evaluate(() => Number(document.documentElement.dataset["messageLasted"]));
  expect(lasted).toBeGreaterThan(3900);
  expect(lasted).toBeLessThan(6000);
});

/** Measures in the page how long an error toast is shown. */
function watchMessages(): void {
  let since: number | undefined;
  const look = () => {
    const isThere = document.querySelector("[data-sonner-toast][data-type=error]") !== null;
    if (isThere) since ??= performance.now();
    else if (since !== undefined) document.documentElement.dataset["messageLasted"] ??= `${performance.now() - since}`;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Makes the page believe that its tab is in the background or not. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("they can be swiped away by 20 px, and not by less", async ({ page, backend }) => {
    await page.addInitScript(watchSwipes);
    backend.fail({ ...FAILURE, times: 50 });
    await sendInVain(page);
    const isSwiped = () => page.evaluate(() => document.documentElement.hasAttribute("data-swiped"));
    await swipe(page, 17);
    expect(await isSwiped()).toBe(false);
    await swipe(page, 23);
    await expect.poll(isSwiped).toBe(true);
    await expect(toasts(page)).toHaveCount(0);
  });
});

/** Records in the page that a toast was swiped away, not timed out. */
function watchSwipes(): void {
  const look = () => {
    if (document.querySelector("[data-swipe-out=true]")) document.documentElement.setAttribute("data-swiped", "");
  };
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ["data-swipe-out"] });
}

/** Swipes the newest toast to the right, slowly: the library dismisses fast ones sooner. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).first().boundingBox();
  const session = await page.context().newCDPSession(page);
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20];
  const touch = (name: "touchStart" | "touchMove" | "touchEnd", at: number) =>
    session.send("Input.dispatchTouchEvent", { type: name, touchPoints: name === "touchEnd" ? [] : [{ x: at, y }] });
  await touch("touchStart", x);
  for (let step = 1; step <= distance; step += 1) {
    await touch("touchMove", x + step);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 12)));
  }
  await touch("touchEnd", x + distance);
}

test("they are at the top right, 356 px wide, in rich colours, three at most, 14 px apart, and Alt+T leads to them", async ({
  page,
  backend,
}) => {
  backend.fail({ ...FAILURE, times: 50 });
  await sendInVain(page);
  for (let time = 2; time <= 4; time += 1) {
    await toasts(page).first().hover();
    await submitButton(page, "contact").press("Enter");
    await expect(toasts(page)).toHaveCount(time);
  }
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  const newest = toasts(page).first();
  await expect(newest).toHaveAttribute("data-rich-colors", "true");
  await expect(newest).toHaveAttribute("data-x-position", "right");
  await expect(newest).toHaveAttribute("data-y-position", "top");
  await expect.poll(async () => (await newest.boundingBox())?.width).toBe(356);
  await page.keyboard.press("Alt+KeyT");
  await expect(page.locator("[data-sonner-toaster]")).toBeFocused();
  await expect.poll(() => gapBetween(page)).toBe(14);
  // A live region.
  const region = page.getByRole("region", { name: new RegExp(words.notifications) });
  await expect(region).toHaveAttribute("aria-live", "polite");
});

async function gapBetween(page: Page): Promise<number> {
  const [upper, lower] = await Promise.all([toasts(page).nth(0).boundingBox(), toasts(page).nth(1).boundingBox()]);
  return Math.round((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0));
}
