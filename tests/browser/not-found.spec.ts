import type { Page } from "@playwright/test";
import { expectUnknown, goBackAndForward, NOT_FOUND, openUnknown, pressHomeButton } from "../support/not-found.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ provoked: NOT_FOUND });

/** An address without a route, and one that looks like a route's: hosts answer both with the same file. */
const [UNKNOWN, BEYOND] = ["/no-such-page", "/blog/page/99"] as const;

const { menu } = content.one("navigation");

/** The links of the 404 page, with the headings of their targets. */
const WAYS: readonly (readonly [
  name: string,
  address: string,
  heading: string,
  press: (page: Page) => Promise<void>,
])[] = [
  ["the button", "/", sectionAt(content, "/", "hero").title, pressHomeButton],
  ["the logo", "/", sectionAt(content, "/", "hero").title, (page) => page.locator("header a[href='/']").click()],
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

test("the button, the logo, the menu and the footer lead on, and Back and Forward lead there again; the skip link moves the focus and nothing else", async ({
  page,
}) => {
  for (const [address, ways] of [
    [UNKNOWN, WAYS.slice(0, 2)],
    [BEYOND, WAYS.slice(2)],
  ] as const) {
    for (const [name, target, heading, press] of ways) {
      await test.step(`${name} of ${address}`, async () => {
        const url = await openUnknown(page, address);
        await press(page);
        await expect(page).toHaveURL(target);
        await expect(page.locator("h1")).toHaveText(heading);
        await expect(page.locator("meta[name=robots]")).toHaveCount(0);
        await goBackAndForward(page, url, heading);
      });
    }
  }
  await test.step("the skip link", async () => {
    await openUnknown(page, BEYOND);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await expectUnknown(page, `${BEYOND}#page.main`);
  });
});
