import type { Page } from "@playwright/test";
import { applicationRuns, isMarked, markDocument } from "../support/application.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// The document itself answers 404.
test.use({ provoked: /^404: |status of 404/ });

/** One that no route knows, and one that looks like a route's: hosts answer all of them with the same file. */
const [UNKNOWN, BEYOND] = ["/no-such-page", "/blog/page/99"] as const;

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

for (const [address, ways] of [
  [UNKNOWN, WAYS.slice(0, 2)],
  [BEYOND, WAYS.slice(2)],
] as const) {
  test(`from ${address} ${ways.map(([name]) => name).join(" and ")} lead on in the page, and Back and Forward lead there again`, async ({
    page,
  }) => {
    for (const [name, target, heading, press] of ways) {
      await test.step(name, async () => {
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
  });
}

test("on it the skip link moves the focus and nothing else", async ({ page }) => {
  await openUnknown(page, BEYOND);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await expectUnknown(page, `${BEYOND}#main`);
  await page.locator("footer a[href='/about']").click();
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
  expect(await isMarked(page)).toBe(true);
});
