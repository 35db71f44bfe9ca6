import type { Page } from "@playwright/test";
import { content } from "./site.ts";
import { expect } from "./test.ts";

const notFound = content.one("not-found").sections.find((section) => section.section === "hero");
const { title = "", actions: [{ label = "" } = {}] = [] } = notFound ?? {};

/** For `provoked`: the document's status is 404. */
export const NOT_FOUND = /^404: |status of 404|^error: Failed to load resource/;

/** Presses the button of the 404 page. */
export const pressHomeButton = (page: Page) => page.getByText(label).click();

/** Opens an address that no page has, and waits for hydration. @returns the address in the address bar then */
export async function openUnknown(page: Page, address: string): Promise<string> {
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
export async function goBackAndForward(page: Page, url: string, heading: string): Promise<void> {
  if (page.context().browser()?.browserType().name() === "firefox") return;
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectUnknown(page, url);
  await page.evaluate(() => void setTimeout(() => history.forward()));
  await expect(page.locator("h1")).toHaveText(heading);
}

/** Expects the 404 page, at an address. */
export async function expectUnknown(page: Page, url: string): Promise<void> {
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(page).toHaveURL(url);
}
