import type { Page } from "@playwright/test";

/** The script with which React takes a page over. */
export const APPLICATION = "**/assets/application.client-*.js";

/** Holds the answers to some requests back. @returns lets them come */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
