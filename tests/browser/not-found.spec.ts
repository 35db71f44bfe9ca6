import type { Page } from "@playwright/test";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// In each browser engine (playwright.config.ts), as they escape addresses differently.

// The document's status is 404.
test.use({ provoked: /^404: |status of 404|^error: Failed to load resource/ });

/** An address without a route, and one that looks like a route's: hosts answer both with the same file. */
const [UNKNOWN, BEYOND] = ["/no-such-page", "/blog/page/99"] as const;

/** What happens to links in mails and messages: with and without escapes, undecodable, or with a meaning to routers. */
const ODD = ["/日本|%20", "/%zz", "/$address", "/a^b;c'd", `/${"日本-".repeat(28)}`, "/no-such-page?q=%zz&é#ü%"];

const { menu } = content.one("navigation");
const notFound = content.one("not-found").sections.find((section) => section.section === "hero");
const { title = "", actions: [{ label: homeAction = "" } = {}] = [] } = notFound ?? {};

/** The links of the 404 page, with the headings of their targets. */
const WAYS: readonly (readonly [
  name: string,
  address: string,
  heading: string,
  press: (page: Page) => Promise<void>,
])[] = [
  ["the button", "/", sectionAt(content, "/", "hero").title, (page) => page.getByText(homeAction).click()],
  ["the logo", "/", sectionAt(content, "/", "hero").title, (page) => page.locator("header a[href='/']").click()],
  ["the menu", "/about", sectionAt(content, "/about", "hero").title, pressInMenu],
  [
    "the footer",
    "/about",
    sectionAt(content, "/about", "hero").title,
    (page) => page.locator("footer a[href='/about']").click(),
  ],
];

async function pressInMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: menu.open }).click();
  await page.getByRole("dialog").locator("a[href='/about']").click();
}

/** @returns the address in the address bar after hydration */
async function openUnknown(page: Page, address: string): Promise<string> {
  const documents: string[] = [];
  const note = (request: { isNavigationRequest: () => boolean; url: () => string }) =>
    request.isNavigationRequest() && documents.push(request.url());
  page.on("request", note);
  await page.goto(address);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
  await expectUnknown(page, page.url());
  page.off("request", note);
  expect(documents, `documents that ${address} fetched`).toHaveLength(1);
  return page.url();
}

/**
 * Goes back to the unknown address, and forward again. Skipped in Firefox, where Playwright waits for a document that the browser has cached.
 * Leaving a document must not wait for its answer.
 */
async function goBackAndForward(page: Page, url: string, heading: string): Promise<void> {
  if (page.context().browser()?.browserType().name() === "firefox") return;
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectUnknown(page, url);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await expect(page.locator("h1")).toHaveText(heading);
}

async function expectUnknown(page: Page, url: string): Promise<void> {
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page).toHaveURL(url);
}

for (const [address, ways] of [
  [UNKNOWN, WAYS.slice(0, 2)],
  [BEYOND, WAYS.slice(2)],
] as const) {
  test(`from ${address} ${ways.map(([name]) => name).join(" and ")} lead on, and Back and Forward lead there again`, async ({
    page,
  }) => {
    for (const [name, target, heading, press] of ways) {
      await test.step(name, async () => {
        const url = await openUnknown(page, address);
        await press(page);
        await expect(page).toHaveURL(target);
        await expect(page.locator("h1")).toHaveText(heading);
        await expect(page.locator("meta[name=robots]")).toHaveCount(0);
        await goBackAndForward(page, url, heading);
      });
    }
  });
}

test("however an unknown address is spelled, it is fetched once, the button leads home, and Back there again", async ({
  page,
}) => {
  for (const address of ODD) {
    await test.step(address, async () => {
      const url = await openUnknown(page, address);
      await page.getByText(homeAction).click();
      await expect(page).toHaveURL("/");
      const heading = sectionAt(content, "/", "hero").title;
      await expect(page.locator("h1")).toHaveText(heading);
      await goBackAndForward(page, url, heading);
    });
  }
});

test("on it the skip link moves the focus and nothing else", async ({ page }) => {
  await openUnknown(page, BEYOND);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await expect(page).toHaveURL(`${BEYOND}#page.main`);
  await expect(page.locator("h1")).toHaveText(title);
});
