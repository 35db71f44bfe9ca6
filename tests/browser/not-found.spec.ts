import type { Page } from "@playwright/test";
import { applicationRuns, isMarked, markDocument } from "../support/application.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// The document itself answers 404.
test.use({ provoked: /^404: |status of 404/ });

/** Some that no route knows, some that look like a route's with a name. */
const ADDRESSES = ["/no-such-page", "/blog/nope", "/industries/nope", "/blog/page/99", "/a/b/c"];

const { menu } = content.one("navigation");
const notFound = content.one("not-found").sections.find((section) => section.section === "hero");
const { title = "", actions: [{ label: homeAction = "" } = {}] = [] } = notFound ?? {};

/** Each way on from the page of unknown addresses, and the heading that it leads to. */
const WAYS: readonly (readonly [
  name: string,
  address: string,
  heading: string,
  press: (page: Page) => Promise<void>,
])[] = [
  ["the button", "/", sectionAt(content, "/", "hero").title, (page) => page.getByText(homeAction).click()],
  ["the logo", "/", sectionAt(content, "/", "hero").title, (page) => page.locator("header a").click()],
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

async function openUnknown(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await applicationRuns(page);
  await expectUnknown(page, address);
  await markDocument(page);
}

async function expectUnknown(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title));
}

for (const [index, address] of ADDRESSES.entries()) {
  // The first address takes every way, each of the others one of them.
  for (const [name, target, heading, press] of index === 0 ? WAYS : WAYS.slice(index % WAYS.length).slice(0, 1)) {
    test(`from ${address} ${name} leads on in the page, and Back and Forward lead there again`, async ({ page }) => {
      await openUnknown(page, address);
      await press(page);
      await expect(page.locator("h1")).toHaveText(heading);
      await expect(page).toHaveURL(target);
      await expect(page).not.toHaveTitle(new RegExp(title));
      await expect(page.locator("main")).toBeFocused();
      await expect(page.locator("#announcer")).toHaveText(await page.title());
      await expect(page.locator("meta[name=robots]")).toHaveCount(0);
      await page.goBack();
      await expectUnknown(page, address);
      await page.goForward();
      await expect(page.locator("h1")).toHaveText(heading);
      expect(await isMarked(page), "all of it is one document").toBe(true);
    });
  }
}

for (const address of ["/no-such-page", "/blog/page/99"]) {
  test(`on ${address} the skip link moves the focus and nothing else`, async ({ page }) => {
    await openUnknown(page, address);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await expectUnknown(page, `${address}#main`);
    await page.locator("footer a[href='/about']").click();
    await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
    expect(await isMarked(page)).toBe(true);
  });
}
