import { sectionAt } from "../support/sections.ts";
import { content, everyKindOfPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const [industry] = content.all("industries");
const questions = sectionAt(content, "/pricing", "accordion");
const { office } = content.one("contacts");

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: "print" });
});

/** Controls that are printed by mistake. Runs in the page. */
const leftOver = () =>
  [...document.querySelectorAll<HTMLElement>("body > a, header, nav, button, dialog, video, [data-screen-only]")]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML.slice(0, 80));

/** Light text from a dark background. Runs in the page. */
function tooLight(): string[] {
  const words = [...document.querySelectorAll<HTMLElement>("main :is(p, li, dt, dd, h1, h2, h3, th, td, strong)")];
  return words
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue > 3 * 160;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Marks the text on the screen. Runs in the page. */
function markShown(): void {
  const words = document.querySelectorAll("main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, summary)");
  for (const element of words) element.toggleAttribute("data-shown", element.checkVisibility());
}

/** Text that is missing in print, although useful there. Runs in the page. */
function lost(): string[] {
  return [...document.querySelectorAll("[data-shown]")]
    .filter((element) => !element.checkVisibility() && !element.closest("[data-screen-only], nav, form"))
    .map((element) => element.outerHTML.slice(0, 80));
}

/** Missing titles, and pictures that cover text. Runs in the page. */
function coveredUp(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const titles = [...document.querySelectorAll("main :is(h1, h2, h3)")].filter(
    (title) => !title.checkVisibility() && !title.closest("[data-screen-only]"),
  );
  const words = seen("main :is(h1, h2, h3, p, li, dt, dd)").map((element) => ({
    element,
    box: element.getBoundingClientRect(),
  }));
  const pictures = seen("main :is(img, svg)").filter((picture) => {
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    const lies = words.some(
      ({ element, box }) =>
        !element.contains(picture) &&
        box.top < bottom - 1 &&
        box.bottom > top + 1 &&
        box.left < right &&
        box.right > left,
    );
    return lies && bottom - top > 100;
  });
  return [...titles, ...pictures].map((element) => element.outerHTML.slice(0, 80));
}

test("every kind of page on paper has all of its words in ink, where they come from, and nothing to press", async ({
  page,
}) => {
  for (const address of everyKindOfPage) {
    await page.goto(address);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(markShown);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(lost), address).toEqual([]);
    expect(await page.evaluate(leftOver), address).toEqual([]);
    expect(await page.evaluate(tooLight), address).toEqual([]);
    expect(await page.evaluate(coveredUp), address).toEqual([]);
    await expect(page.locator("footer").getByText(office.street), address).toBeVisible();
  }
});

test("answers that are folded away are printed", async ({ page }) => {
  await page.goto("/pricing");
  for (const { text } of questions.items) await expect(page.getByText(text)).toBeVisible();
});

test("links to other sites are printed with their addresses", async ({ page }) => {
  await page.goto(industry?.address ?? "");
  const link = page.locator('main a[href^="https://"]').first();
  const written = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(written).toContain(await link.getAttribute("href"));
});
