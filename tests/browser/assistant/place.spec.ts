import type { Page } from "@playwright/test";
import { anchorId } from "../../../src/addresses/anchor-id.ts";
import { assistantOf, sectionsOfKind } from "../../../src/content/lists/section-pages.server.ts";
import {
  ask,
  chatOf,
  costOf,
  dialogOf,
  lastAnswer,
  launcherOf,
  openDialog,
  samples,
  words,
} from "../../support/assistant.ts";
import { violations } from "../../support/axe.ts";
import { sectionAt } from "../../support/sections.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";
import { overflow } from "../../support/words-in-page.ts";

/** @returns the controls that are covered by something fixed other than the header. Runs in the page. */
function coveredControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>("main :is(a, button, input, select, textarea), footer a"),
  ];
  const isFixed = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === "fixed" || isFixed(element.parentElement));
  return controls.flatMap((control) => {
    if (isFixed(control)) return [];
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const points = [left + 1, (left + right) / 2, right - 1].map((x) =>
      document.elementFromPoint(x, (top + bottom) / 2),
    );
    const covering = points.find((front) => front && !front.closest("header") && isFixed(front));
    return covering ? [`${control.textContent} is covered by ${covering.textContent}`] : [];
  });
}

/** Whether the button is visible, and receives a press. */
const isOnTop = (page: Page) =>
  launcherOf(page).evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return button.contains(front) && button.checkVisibility({ opacityProperty: true });
  });

/** Scrolls as far as the page goes, where the chatbot is out of sight. */
async function showLauncher(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect(launcherOf(page)).toBeAttached();
}

const { sales } = content.one("contacts");
const [aside] = sectionsOfKind(content, "hero").flatMap((hero) => assistantOf(hero) ?? []);
if (!aside) throw new Error("No page has the chatbot.");

const TELEPHONE = { width: 390, height: 844 };

for (const viewport of [TELEPHONE, { width: 1440, height: 900 }]) {
  test.describe(`at a width of ${viewport.width} px`, () => {
    test.use({ viewport });

    test("nothing that is fixed in the window ever covers what can be pressed, wherever the page is scrolled to", async ({
      page,
    }) => {
      await page.goto("/demo");
      await showLauncher(page);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      const seen: boolean[] = [];
      for (let top = 0; top < end + 150; top += 150) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
        await expect.poll(() => page.evaluate(coveredControls), { message: `scrolled by ${top} px` }).toEqual([]);
        seen.push(await isOnTop(page));
      }
      expect(seen, "it is seen in some places").toContain(true);
      expect(seen[0], "and not while the chatbot itself is").toBe(false);
      const box = await launcherOf(page).boundingBox();
      expect(box?.x).toBeGreaterThan(viewport.width / 4);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height - 60);
    });

    test("the Tab key comes to the button where it has stepped aside, and shows it", async ({ page }) => {
      await page.goto("/demo");
      await showLauncher(page);
      await page.locator("footer a").first().focus();
      await page.keyboard.press("Shift+Tab");
      await expect(launcherOf(page)).toBeFocused();
      await expect.poll(() => isOnTop(page)).toBe(true);
      await page.keyboard.press("Enter");
      await expect(dialogOf(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(launcherOf(page)).toBeFocused();
    });

    test("the dialog has the same conversation, which has no accessibility violations, never scrolls sideways, and gives the focus back without moving the page", async ({
      page,
    }) => {
      await page.goto("/demo");
      await ask(page, "how much does it cost");
      await expect(lastAnswer(page)).toContainText(costOf("starter"));
      const dialog = await openDialog(page);
      await expect(lastAnswer(dialog)).toContainText(costOf("starter"));
      expect(await violations(page)).toEqual([]);
      const top = await page.evaluate(() => scrollY);
      for (const question of samples) {
        const sample = dialog.getByRole("list", { name: aside.title }).getByRole("button", { name: question });
        await sample.click();
        await expect(sample, "it is still seen").toBeInViewport({ ratio: 0.9 });
        await expect(lastAnswer(dialog)).toContainText(question);
      }
      await expect(lastAnswer(dialog).getByRole("link", { name: words.offers.contact.label })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(overflow)).toBe(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(launcherOf(page)).toBeFocused();
      await expect(launcherOf(page)).toHaveText(words.resume);
      expect(await page.evaluate(() => scrollY)).toBe(top);
      await expect(chatOf(page).getByRole("article")).toHaveCount(1 + samples.length);
    });
  });
}

test.describe("on a telephone", () => {
  test.use({ viewport: TELEPHONE, hasTouch: true });

  test("it takes the whole height, and the page behind stays where it is; tabbing on to that closes it, so the focus is never behind it", async ({
    page,
  }) => {
    await page.goto("/demo");
    const dialog = await openDialog(page);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...TELEPHONE });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");
    await expect(dialog, "and no keyboard comes up").toBeFocused();
    await dialog.getByRole("textbox", { name: words.field }).focus();
    for (const _stop of ["Ask", "telephone", "form", "page"]) await page.keyboard.press("Tab");
    await expect(dialog).toBeHidden();
  });

  test("letters of twice the size stay on the screen", async ({ page }) => {
    await page.goto("/demo");
    const dialog = await openDialog(page);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await ask(dialog, "which plan comes with crm integration");
    await expect(lastAnswer(dialog)).toContainText("CRM");
    const sizes = await dialog.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
    await expect(dialog.getByRole("button", { name: words.send, exact: true })).toBeInViewport();
  });
});

test("what it knows is fetched once it is in sight, and on no other page", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const ofIt = () => fetched.filter((path) => /corner|running|answerer|knowledge/.test(path));
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  expect(ofIt()).toEqual([]);
  // Further down the page, it isn't seen.
  await page.goto(`/demo#${anchorId(sectionAt(content, "/demo", "cards").title)}`);
  await expect(launcherOf(page)).toBeAttached();
  expect(ofIt().filter((path) => /answerer|knowledge/.test(path))).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => ofIt().filter((path) => /answerer|knowledge/.test(path))).toHaveLength(2);
});

test("with a mouse the page beside the dialog stays in use, and leaving it takes the dialog along", async ({
  page,
}) => {
  await page.goto("/demo");
  const dialog = await openDialog(page);
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Request a demo" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(dialog).toBeHidden();
  await expect(launcherOf(page)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, provoked: /^failed: \S+\.js csp$/ });

  test("it says what it is, has no dead buttons, and offers a telephone number and the form", async ({ page }) => {
    await page.goto("/demo");
    const chat = chatOf(page);
    await expect(chat.getByText(aside.withoutScript.slice(0, 30))).toBeVisible();
    await expect(page.getByText(aside.widget)).toBeHidden();
    await expect(chat.getByText(words.whatItIs)).toBeHidden();
    for (const question of samples) await expect(chat.getByText(question)).toBeVisible();
    await expect(chat.getByRole("link", { name: sales.phone }).first()).toBeVisible();
    await expect(chat.getByRole("link", { name: words.person.label })).toHaveAttribute("href", words.person.href);
    await expect(chat.locator("button, textarea").filter({ visible: true })).toHaveCount(0);
  });
});
