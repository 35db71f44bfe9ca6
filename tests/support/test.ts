import { expect, type Page } from "@playwright/test";
import { test as base } from "./worker-end.ts";

interface Watch {
  /** Complaints that the test provokes on purpose, such as a document that answers 404. */
  readonly provoked: RegExp | undefined;
}

/** Playwright's test, which also fails on any console message, uncaught error, failed request or answer of 400 and more. */
export const test = base.extend<Watch>({
  provoked: [undefined, { option: true }],
  page: async ({ page, provoked }, use) => {
    const complaints = watch(page);
    await use(page);
    expect(
      complaints.filter((complaint) => !provoked?.test(complaint)),
      "what the browser complained about",
    ).toEqual([]);
  },
});

export { expect };

/** For `test.use`: a visitor who hasn't asked for less motion, which tests do unless motion is their subject (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** A document that is left aborts what it was still loading, which is no failure: in the words of Chromium, Firefox and WebKit. */
const ABORTED = /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|.*cancelled)$/;

/** @returns a list that fills with everything the browser complains about. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (!reason || !ABORTED.test(reason)) complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}
