import type { Page } from "@playwright/test";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import { content, everyKindOfPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** What a page asks for first, by address: the link of that name, or the first text box of a form beside the heading. */
const firstActions = new Map(
  pagesOfSections(content).flatMap(({ address, data }) => {
    const [hero, next] = data.sections;
    const action = hero?.section === "hero" ? hero.actions[0] : undefined;
    const hasForm = next?.section === "form" && next.layout === "beside-heading";
    return address && (action || hasForm) ? [[address, action?.label] as const] : [];
  }),
);

const addresses = new Set([...everyKindOfPage, ...firstActions.keys()]);

/** The windows of common computers, without the browser's own bars. */
const WINDOWS = [
  { width: 1440, height: 720 },
  { width: 1366, height: 768 },
];

// Without scripts, Chromium refuses preloads of scripts; nothing else may fail.
test.use({ javaScriptEnabled: false, provoked: /^failed: \S+\.js csp$/ });

test("every kind of page reads without JavaScript, and what a page asks for first is seen without scrolling", async ({
  page,
}) => {
  test.slow();
  expect(firstActions.size).toBeGreaterThan(5);
  for (const address of addresses) {
    await page.goto(address);
    if (everyKindOfPage.includes(address)) await expectReadable(page, address);
    if (firstActions.has(address)) await expectActionInSight(page, address);
  }
});

async function expectReadable(page: Page, address: string): Promise<void> {
  await expect(page.locator("h1"), address).toBeVisible();
  await expect(page.locator("main :is(h2, h3)").filter({ visible: false }), address).toHaveCount(0);
  await expect(page.locator("footer"), address).toContainText(String(new Date().getFullYear()));
  const words = ((await page.locator("main").textContent()) ?? "").split(/\s+/).length;
  expect(words, address).toBeGreaterThan(address.startsWith("/auth/") ? 5 : 120);
}

async function expectActionInSight(page: Page, address: string): Promise<void> {
  const label = firstActions.get(address);
  const main = page.locator("main");
  const action = label ? main.getByRole("link", { name: label }) : main.getByRole("textbox");
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await expect.soft(action.first(), `${address} at ${size.width} by ${size.height} px`).toBeInViewport({ ratio: 1 });
  }
}
