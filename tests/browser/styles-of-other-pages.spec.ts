import { dataAddress } from "../../src/client/page-data-transport.ts";
import { isMarked, loadApplication, markDocument } from "../support/application.ts";
import { hold } from "../support/hold.ts";
import { titleOf } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const ALL_STYLES = "**/assets/style-*.css";

test("the styles of other pages come with the first sign of intent, and no page is shown without", async ({ page }) => {
  const send = await hold(page, ALL_STYLES);
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && asked.push(request.url()));
  await page.goto("/about", { waitUntil: "networkidle" });
  const fonts = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  const before = await fonts();
  expect(asked).toEqual([]);
  await loadApplication(page);
  const data = page.waitForResponse(`**${dataAddress("/pricing")}`);
  await page.locator("footer a[href='/pricing']").click();
  await data;
  await expect(page).toHaveTitle(/About/);
  expect(asked).toHaveLength(1);
  send();
  await expect(page).toHaveTitle(titleOf("/pricing"));
  expect(await fonts(), "no letter is fetched again").toEqual(before);
  expect(asked).toHaveLength(1);
});

test.describe("when the styles of other pages don't come", () => {
  test.use({ provoked: /ERR_FAILED/ });

  test("a link leads on as a document, which brings its own", async ({ page }) => {
    await page.route(ALL_STYLES, (route) => route.abort());
    await page.goto("/about");
    await loadApplication(page);
    await markDocument(page);
    await page.locator("footer a[href='/pricing']").click();
    await expect(page).toHaveTitle(titleOf("/pricing"));
    expect(await isMarked(page)).toBe(false);
    await expect(page.locator("header")).toHaveCSS("height", "80px");
  });
});
