import type { Page } from "@playwright/test";
import { applicationRuns } from "../../support/application.ts";
import { serviceCalls, signIn, spoilSession, storedSession } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

const REFRESH = "POST /token refresh_token";
const HOUR = 3_600_000;

/** Counts the loaded scripts that contain the client library */
function countLibraryLoads(page: Page): () => Promise<number> {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  return async () => {
    const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
    return texts.filter((text) => text.includes("GoTrueClient")).length;
  };
}

/** Makes the tab look hidden or visible, as switching tabs does. */
async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}

test("anonymous visitors never download the client library, whatever they do, but on the auth pages, once", async ({
  page,
}) => {
  const loads = countLibraryLoads(page);
  await page.goto("/");
  await page.keyboard.press("Tab");
  await applicationRuns(page);
  for (const address of ["/about", "/contact", "/blog"]) {
    await page.locator(`footer a[href='${address}']`).click();
    await expect(page).toHaveURL(address);
  }
  await page.goto("/pricing?code=summer", { waitUntil: "networkidle" });
  expect(await loads()).toBe(0);
  await page.goto("/auth/reset-password");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await loads()).toBe(1);
});

test("a session is kept under the provider's key and in no cookie, recovered on a page that is only read, and refreshed if it has expired", async ({
  page,
  context,
  backend,
  baseURL,
}) => {
  await signIn(page, backend, baseURL);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["sb-127-auth-token"]);
  expect(await context.cookies()).toEqual([]);
  const before = await storedSession(page);
  await spoilSession(page, "expired");
  const calls = serviceCalls(page);
  await page.goto("/blog/ai-trends");
  await expect.poll(() => storedSession(page)).not.toMatchObject({ refresh_token: before?.refresh_token });
  expect(calls).toEqual([REFRESH]);
  await page.goto("/auth/reset-password");
  await expect(page.getByRole("form", { name: "Set Your Password" })).toBeVisible();
});

test("it is refreshed on the library's timer, not while the tab is hidden, and when the tab is seen again", async ({
  page,
  backend,
  baseURL,
}) => {
  await page.clock.install();
  await signIn(page, backend, baseURL);
  const before = await storedSession(page);
  const calls = serviceCalls(page);
  await page.clock.runFor(HOUR - 5 * 60_000);
  expect(calls).toEqual([]);
  // In steps shorter than the request timeout, to let answers arrive in between.
  await expect(async () => {
    await page.clock.runFor(10_000);
    expect(calls).toEqual([REFRESH]);
  }).toPass({ intervals: [50] });
  // Without an answer it would time out and be retried within the two hours.
  await expect.poll(() => storedSession(page)).not.toMatchObject({ refresh_token: before?.refresh_token });

  await setVisibility(page, "hidden");
  await spoilSession(page, "expired");
  await page.clock.runFor(2 * HOUR);
  expect(calls).toEqual([REFRESH]);

  const again = page.waitForResponse(/grant_type=refresh_token/);
  await setVisibility(page, "visible");
  await again;
});
