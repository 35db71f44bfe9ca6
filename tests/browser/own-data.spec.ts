import type { Page, Route } from "@playwright/test";
import { dataAddress } from "../../src/client/page-data-transport.ts";
import { applicationRuns, isMarked, markDocument } from "../support/application.ts";
import { titleOf } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const OWN_DATA = `**${dataAddress("/pricing")}`;

/** Shows intent, and waits until the application would have hydrated the page. */
async function askForApplication(page: Page): Promise<void> {
  const answered = Promise.race([page.waitForResponse(OWN_DATA), page.waitForEvent("requestfailed")]);
  await page.keyboard.press("Shift");
  await answered;
  await page.evaluate('import(document.querySelector("[data-application]").dataset.application.split(" ")[0]).then()');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test("a page to be read asks for its data with the first sign of intent, once, and coming back to it for nothing", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/pricing", { waitUntil: "networkidle" });
  expect(asked).not.toContain(dataAddress("/pricing"));
  await page.keyboard.press("Shift");
  await applicationRuns(page);
  await markDocument(page);
  await page.locator("footer a[href='/about']").click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf("/pricing"));
  expect(asked.filter((path) => path === dataAddress("/pricing"))).toHaveLength(1);
  expect(await isMarked(page)).toBe(true);
});

test.describe("where a page's data", () => {
  test.use({ provoked: /ERR_FAILED|status of (?:404|500)|^(?:404|500): |^failed: \S+pricing\.json/ });

  const failures: readonly (readonly [failure: string, fail: (route: Route) => Promise<void>])[] = [
    ["don't come", (route) => route.abort()],
    ["are gone", (route) => route.fulfill({ status: 404 })],
    ["come as something else", (route) => route.fulfill({ status: 200, body: "<p>Please sign in</p>" })],
    ["are those of another release", (route) => changed(route, { release: "/assets/application.client-other.js" })],
    ["have changed since", (route) => changed(route, { version: "changed since" })],
  ];
  test(`${failures.map(([failure]) => failure).join(", ")}, it stays the document that it is, with links that lead on`, async ({
    page,
  }) => {
    for (const [failure, fail] of failures) {
      await test.step(failure, async () => {
        await page.route(OWN_DATA, fail);
        await page.goto("/pricing");
        await markDocument(page);
        const shown = await page.locator("main").textContent();
        await askForApplication(page);
        expect(await page.locator("main").textContent()).toBe(shown);
        expect(await isMarked(page), "nothing is loaded anew").toBe(true);
        await page.locator("footer a[href='/about']").click();
        await expect(page).toHaveTitle(/About/);
        expect(await isMarked(page), "About is a separate document").toBe(false);
        await page.unrouteAll();
      });
    }
  });
});

async function changed(route: Route, change: object): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), ...change } });
}
