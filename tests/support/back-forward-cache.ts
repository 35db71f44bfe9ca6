import type { LaunchOptions, Page } from "@playwright/test";
import { systemChromium } from "../../scripts/lib/browser.ts";
import { expect } from "./test.ts";

const executablePath = systemChromium();

/** For `test.use`: a browser with the back/forward cache, which Playwright disables. */
export const keepingPages: { readonly launchOptions: LaunchOptions } = {
  launchOptions: {
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...(executablePath ? { executablePath } : { channel: "chromium" }),
  },
};

/** A document without scripts: going back from it needs the cache, or a reload. */
const ELSEWHERE = "/robots.txt";

/**
 * Leaves a page for another document and comes back.
 * @returns why the page wasn't cached; empty if it was
 */
export async function leaveAndComeBack(page: Page): Promise<readonly string[]> {
  const path = new URL(page.url()).pathname;
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const reasons: string[] = [];
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason, context = "" }) => `${reason} ${context}`.trim()));
  });
  await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
  await page.goto(ELSEWHERE);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => undefined)).toBe(path);
  const isKept = await page.evaluate(() => document.documentElement.hasAttribute("data-left"));
  await session.detach();
  return isKept ? [] : ["the page was loaded anew", ...reasons];
}
