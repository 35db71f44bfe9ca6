import type { Page, Route } from "@playwright/test";
import { anchorId } from "../../src/addresses/anchor-id.ts";
import { dataAddress } from "../../src/client/page-data-transport.ts";
import { applicationRuns, isMarked, loadApplication, markDocument } from "../support/application.ts";
import { takeShifts, watchShifts } from "../support/layout-shift.ts";
import { sectionAt } from "../support/sections.ts";
import { content, readBuilt, titleOf } from "../support/site.ts";
import { expect, test, watch } from "../support/test.ts";

const applicationAddress = () => /assets\/application\.client-[^" ]*\.js/.exec(readBuilt("/contact.html"))?.[0] ?? "";

test("a reading page loads one small script until the first intent", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/blog/ai-trends", { waitUntil: "networkidle" });
  expect(scripts).toHaveLength(1);
  const application = page.waitForRequest((request) => request.url().includes(applicationAddress()));
  await page.locator("main a[href^='/']").first().hover();
  await application;
});

test("a key is a sign of intent", async ({ page }) => {
  await page.goto("/about");
  const application = page.waitForRequest((request) => request.url().includes(applicationAddress()));
  await page.keyboard.press("Tab");
  await application;
});

test("a touch is a sign of intent", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const complaints = watch(page);
  await page.goto("/about");
  const application = page.waitForRequest((request) => request.url().includes(applicationAddress()));
  await page.locator("[aria-haspopup=dialog]").tap();
  await application;
  expect(complaints).toEqual([]);
  await context.close();
});

test("taking over leaves the page as it was: scroll position, text, no console message", async ({ page }) => {
  await page.goto("/blog/ai-chatbots");
  await page.evaluate(() => window.scrollTo(0, 700));
  const text = await page.locator("main").textContent();
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  expect(await page.locator("main").textContent()).toBe(text);
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

test("after it, a link changes the page without a new document", async ({ page }) => {
  await page.goto("/pricing");
  await loadApplication(page);
  await markDocument(page);
  const toldToSearchEngines = page.locator("script[type='application/ld+json']");
  await expect(toldToSearchEngines).toHaveCount(1);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveTitle(/About/);
  await expect(toldToSearchEngines, "what was said of the other page").toHaveCount(0);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.locator("[data-announcer]")).toHaveText(await page.title());
});

test("a page that a link opens shows its first screen first, and the rest without moving anything", async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  await page.goto("/");
  await loadApplication(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(takeShifts);
  const firstFrame = page.evaluate(lookAtFirstFrame);
  await page.locator("main a[href='/free-strategy-session']").first().click();
  expect(await firstFrame).toEqual({ isWaiting: true, isFooterInSight: false });
  await expect(page.locator("main form")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  expect(await page.evaluate(takeShifts)).toEqual([]);
});

test("with reduced motion, content below the first screen is in position from the first frame", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/accessibility");
  await loadApplication(page);
  const edges = page.evaluate(leftEdgesOfContents);
  await page.locator("footer a[href='/privacy-policy']").click();
  expect(await edges).toHaveLength(1);
});

/** Runs in the page: the left edge of the next page's content in each of thirty frames, if it changes. */
async function leftEdgesOfContents(): Promise<number[]> {
  const seen = new Set<number>();
  const titleOf = () => document.querySelector("h1")?.textContent;
  const before = titleOf();
  for (let frames = 0; frames < 30; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const summary = document.querySelector("main summary");
    if (titleOf() === before || !summary) continue;
    seen.add(summary.getBoundingClientRect().left);
    frames += 1;
  }
  return [...seen];
}

test("a link to a part of another page leads to that part", async ({ page }) => {
  await page.goto("/");
  await loadApplication(page);
  // The last of them is far below the first screen.
  const link = page.locator("footer a[href^='/'][href*='#']").last();
  const [, part] = (await link.getAttribute("href"))?.split("#") ?? [];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${part}$`));
  await expect(page.locator(`[id="${part}"]`)).toBeInViewport();
});

/** Runs in the page: its content right before the first paint after a navigation. */
function lookAtFirstFrame(): Promise<{ isWaiting: boolean; isFooterInSight: boolean }> {
  const before = document.querySelector("h1");
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const after = document.querySelector("h1");
      if (!after || after === before) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const footer = document.querySelector("footer")?.getBoundingClientRect();
        resolve({
          isWaiting: document.querySelector("main [aria-busy=true]") !== null,
          isFooterInSight: !footer || footer.top < innerHeight,
        });
      });
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}

test("a link's page is fetched on hover", async ({ page }) => {
  await page.goto("/pricing");
  await loadApplication(page);
  const data = page.waitForResponse("**/data/industries.json");
  await page.locator("footer a[href='/industries']").hover();
  await data;
});

test("a tour of the site fetches each page's data, when its link gets the focus, and nothing else but pictures", async ({
  page,
}) => {
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const application = applicationRuns(page);
  await page.keyboard.press("Shift");
  await application;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const tour = (await addressesInFooter(page)).filter((address) => address !== "/pricing");
  for (const address of tour) {
    const data = page.waitForResponse(`**${dataAddress(address)}`);
    await page.locator(`footer a[href="${address}"]`).first().focus();
    await data;
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(page.locator("main")).toBeFocused();
  }
  expect(asked.filter((path) => !PICTURE.test(path) && !BROUGHT_ALONG.test(path))).toEqual(tour.map(dataAddress));
});

/** Icons don't count: browsers request the tab's whenever the address changes. */
const PICTURE = /^\/(?:images|media|assets\/pictures)\/|^\/icon\.svg$/;

/** Extra files of the demo page, forms and the calculator. */
const BROUGHT_ALONG =
  /^\/assistant\/|(?:corner|running|controller|outbox|drafts|browser-store|calculator)\.client-|\/(?:answerer|pasted)-/;

function addressesInFooter(page: Page): Promise<string[]> {
  const links = page.locator("footer a[href^='/']:not([href*='#'])");
  return links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
}

test("a new path scrolls smoothly to the top; Back restores the position", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/industries/healthcare");
  await loadApplication(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  const behaviours = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    const native = window.scrollTo.bind(window);
    window.scrollTo = (...given: unknown[]) => {
      const [options] = given;
      if (typeof options === "object" && options !== null && "behavior" in options) seen.push(String(options.behavior));
      Reflect.apply(native, window, given);
    };
    return seen;
  });
  await page.locator("main a[href='/free-strategy-session']").last().dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL("/free-strategy-session");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await behaviours.jsonValue()).toEqual(["smooth"]);
  await page.goBack();
  await expect(page).toHaveURL("/industries/healthcare");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
});

test("Back restores the position of a page that was read before the application was there", async ({ page }) => {
  await page.goto("/industries/healthcare");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  await page.locator("footer a[href='/pricing']").dispatchEvent("click", { button: 0 });
  await expect(page).toHaveURL("/pricing");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("a link that is pressed while React is still taking a slow telephone's page over leads on", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto("/industries/healthcare");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  await page.locator("footer a[href='/pricing']").dispatchEvent("click", { button: 0 });
  await expect(page).toHaveTitle(titleOf("/pricing"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Back works after a reload, whether the application is there again or not", async ({ page }) => {
  await page.goto("/pricing");
  await loadApplication(page);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveTitle(/About/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await expect(page).toHaveTitle(titleOf("/pricing"));
});

test("an article has its whole text after navigating to it, away from it and back", async ({ page }) => {
  await page.goto("/blog/ai-trends");
  const first = await page.locator("main article").textContent();
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  await markDocument(page);
  await page.locator("footer a[href='/blog']").click();
  await page.locator("main a[href='/blog/ai-chatbots']").first().click();
  await expect(page).toHaveURL("/blog/ai-chatbots");
  await expect(page.locator("main article")).toContainText("Sources");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/blog/ai-trends");
  await expect.poll(() => page.locator("main article").textContent()).toBe(first);
  expect(await isMarked(page)).toBe(true);
});

test.describe("when the connection", () => {
  test.use({ provoked: /about\.json|status of 500|error! status: 500|Failed to fetch|ERR_FAILED|not valid JSON/ });

  test("drops, or answers something else or 500, the page says so and offers another try", async ({ page }) => {
    for (const [failure, fail] of [
      ["drops", (route: Route) => route.abort()],
      ["answers something else", (route: Route) => route.fulfill({ status: 200, body: "<p>Please sign in</p>" })],
      ["answers 500", (route: Route) => route.fulfill({ status: 500 })],
    ] as const) {
      await test.step(failure, async () => {
        await page.goto("/contact");
        await applicationRuns(page);
        await page.route("**/data/about.json", fail);
        await page.locator("footer a[href='/about']").click();
        const retry = page.locator("main").getByRole("button");
        await expect(retry).toBeVisible();
        await page.unroute("**/data/about.json");
        await retry.click();
        await expect(page).toHaveTitle(/About/);
        await expect(page).toHaveURL("/about");
      });
    }
  });

  test("fails while a page comes in advance, pointing at its link again asks for it again", async ({ page }) => {
    await page.goto("/pricing");
    await loadApplication(page);
    let asked = 0;
    await page.route("**/data/industries.json", (route) => {
      asked += 1;
      return route.abort();
    });
    const pointAgain = async () => {
      await page.mouse.move(0, 0);
      await page.locator("footer a[href='/industries']").hover();
      return asked;
    };
    await expect.poll(pointAgain).toBeGreaterThan(1);
  });
});

test("an address that names a question opens it, on arrival and by a link, which also gives it the focus", async ({
  page,
}) => {
  const title = sectionAt(content, "/pricing", "accordion").items.at(-1)?.title ?? "";
  const address = `/pricing#${anchorId(title)}`;
  const question = page.locator("details").filter({ hasText: title });
  await page.goto(address);
  await expect(question).toHaveAttribute("open");
  await page.goto("/about");
  await loadApplication(page);
  await page.evaluate((href) => {
    document.body.prepend(Object.assign(document.createElement("a"), { href, textContent: "To a question" }));
  }, address);
  await page.getByRole("link", { name: "To a question" }).press("Enter");
  await expect(page).toHaveURL(address);
  await expect(question).toHaveAttribute("open");
  await expect(question.locator("summary")).toBeFocused();
  await expect(question.locator("summary")).toBeInViewport();
});
