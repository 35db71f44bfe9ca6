import type { Page } from "@playwright/test";
import { isMarked, loadApplication, markDocument } from "../../support/application.ts";
import { askForLink, expectForm, typePassword } from "../../support/auth.ts";
import { bootstrapOf } from "../../support/backend-site.ts";
import {
  expect,
  expectThanks,
  least,
  openFolded,
  openForm,
  submitButton,
  test,
  textField,
  type,
  unfold,
} from "../../support/forms.ts";
import { titleOf } from "../../support/site.ts";

// Missing files are reported, and so is a duplicate lead from the old and the new document.
test.use({ provoked: /404: |409: |status of 40[49]|Failed to fetch dynamically imported module/ });

/** Releases differ in the script that every page has. */
const isNext = (page: Page) => page.locator(`script[src="${bootstrapOf("next")}"]`).count();

/** Makes the open tab an outdated one, whose scripts are gone. */
async function forgetScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
}

test("pointing at a link in a tab of the last release doesn't reload the page; following it leads to the page of the new one, with its query and hash", async ({
  page,
  publish,
}) => {
  await page.goto("/about");
  await loadApplication(page);
  await markDocument(page);
  publish("next");
  const data = page.waitForResponse("**/data/pricing.json");
  await page.locator("footer a[href='/pricing']").hover();
  await (await data).finished();
  await page.keyboard.press("Shift");
  expect(await isMarked(page)).toBe(true);
  await expect(page).toHaveURL("/about");
  await page.evaluate(() => {
    const link = document.querySelector("footer a[href='/pricing']");
    link?.setAttribute("href", "/pricing?plan=growth#page.main");
  });
  await page.locator("footer a[href^='/pricing']").click();
  await expect(page).toHaveURL("/pricing?plan=growth#page.main");
  await expect(page).toHaveTitle(titleOf("/pricing"));
  expect(await isMarked(page)).toBe(false);
  expect(await isNext(page)).toBe(1);
  await page.goBack();
  await expect(page).toHaveTitle(/About/);
});

test("a page that is gone since is answered by the server, not by the old tab", async ({ page, publish }) => {
  await page.goto("/about");
  await loadApplication(page);
  publish("first", ["data/pricing.json", "pricing.html"]);
  const answer = page.waitForResponse("**/pricing");
  await page.locator("footer a[href='/pricing']").click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("what was typed before the release is sent from the old tab, whose thanks stay", async ({
  page,
  publish,
  onlyLead,
}) => {
  await openForm(page, "contact");
  publish("next");
  await forgetScripts(page);
  await type(page, "contact", least.contact);
  // The script for toasts is gone; typing and sending still work.
  expect(await isNext(page)).toBe(0);
  const compared = page.waitForResponse((response) => response.url().endsWith("/contact"));
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact", "shown");
  await (await compared).finished();
  await page.keyboard.press("Shift");
  expect(await isNext(page)).toBe(0);
  await expectThanks(page, "contact", "shown");
  expect((await onlyLead()).fields["message"]).toBe(least.contact["message"]);
});

test("a tab that is looked at again after the release keeps what was typed, but not the tick that agrees", async ({
  page,
  publish,
}) => {
  await openFolded(page, "free-guide");
  publish("next");
  await forgetScripts(page);
  await type(page, "free-guide", least["free-guide"]);
  await unfold(page, "free-guide");
  await page.locator('[name="interests"][value="chatbots"]').check();
  await page.locator('[name="newsletter"]').check();
  await textField(page, "free-guide", "name").focus();
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await reloaded;
  expect(await isNext(page)).toBe(1);
  await expect(textField(page, "free-guide", "name")).toHaveValue(least["free-guide"]["name"] ?? "");
  await expect(page.locator('[name="interests"][value="chatbots"]')).toBeChecked();
  await expect(page.locator('[name="newsletter"]')).not.toBeChecked();
});

test("a page that the browser had kept, and its application not, is fetched anew", async ({
  page,
  publish,
  request,
}) => {
  const html = await (await request.get("/contact")).text();
  const bootstrap = /\/assets\/bootstrap\.client-[^"]*/.exec(html)?.[0] ?? "";
  const script = await (await request.get(bootstrap)).text();
  await page.route("**/contact", (route) => route.fulfill({ contentType: "text/html", body: html }), { times: 1 });
  await page.route(`**${bootstrap}`, (route) => route.fulfill({ contentType: "text/javascript", body: script }));
  publish("next");
  await page.goto("/contact");
  await expect(submitButton(page, "contact")).toBeEnabled();
  expect(await isNext(page)).toBe(1);
});

test("a script that can't be had from the same release reloads nothing", async ({ page }) => {
  await page.route("**/assets/controller.client-*.js", (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  const asked = page.waitForResponse(
    (response) => response.url().endsWith("/contact") && !response.request().isNavigationRequest(),
  );
  await page.goto("/contact");
  await (await asked).finished();
  await page.keyboard.press("Tab");
  expect(documents).toHaveLength(1);
});

test("a password that is half typed stays in its field, and is set by the old tab", async ({
  page,
  publish,
  backend,
}) => {
  await page.goto(await askForLink(page, backend));
  await expectForm(page);
  await page.getByLabel("New Password").fill("half typed");
  publish("next");
  await forgetScripts(page);
  await page.evaluate(() => window.dispatchEvent(new Event("vite:preloadError")));
  await typePassword(page, "a password of the last release");
  await expect(page.getByRole("heading", { name: "Password Updated!" })).toBeVisible();
  expect(await backend.accepts("a password of the last release")).toBe(true);
});
