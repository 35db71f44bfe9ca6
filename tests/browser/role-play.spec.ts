import type { Locator, Page } from "@playwright/test";
import { example, played } from "../../src/sections/role-play/play.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const words = content.one("words").rolePlay;
const plays = sectionAt(content, "/demo", "role-play").plays.flatMap(
  (name) => content.find("role-plays", name)?.data ?? [],
);

function playAt(index: number) {
  const play = plays[index];
  if (!play) throw new Error(`The demo page has no role-play ${index}.`);
  return play;
}

/** The current conversation. */
const panel = (page: Page) => page.getByRole("tabpanel");

const choices = (page: Page) => panel(page).getByRole("group");

/** Takes the first choice everywhere, and checks what a person sees and hears each time. */
async function playToEnd(page: Page, press: (choice: Locator) => Promise<void>): Promise<void> {
  const play = playAt(0);
  for (let turn = 0; turn <= play.steps.length; turn++) {
    const chosen = Array.from({ length: turn }, () => 0);
    const { lines, note, step } = played(play, chosen);
    const reply = panel(page).getByRole("listitem").filter({ hasText: step.says });
    await expect(reply).toBeVisible();
    const noted = lines.filter(({ kind }) => kind === "noted").map(({ text }) => text);
    for (const text of noted) await expect(panel(page).getByText(text, { exact: true })).toBeAttached();
    for (const text of note.values()) await expect(panel(page).getByRole("definition").getByText(text)).toBeAttached();
    if (turn > 0) {
      await expect(reply).toBeInViewport();
      await expect(choices(page)).toBeFocused();
      await expect(choices(page)).toBeInViewport();
      expect(await choices(page).getAttribute("aria-label")).toContain(step.says);
    }
    if (step.kind === "end") {
      await expect(panel(page).getByText(step.title, { exact: true })).toBeVisible();
      return;
    }
    await press(choices(page).getByRole("button").first());
  }
  throw new Error("It did not end.");
}

test("With the mouse it is played to its end, and again from its beginning; with keys to its end, and Enter that is held down chooses once; arrows lead from tab to tab, and what was played in one is kept", async ({
  page,
}) => {
  await page.goto("/demo");
  const first = played(playAt(0), []).step.says;
  await test.step("with the mouse, and again", async () => {
    await playToEnd(page, (choice) => choice.click());
    await panel(page).getByRole("button", { name: words.again }).click();
    await expect(panel(page).getByRole("listitem").filter({ hasText: first })).toBeVisible();
    await expect(choices(page)).toBeFocused();
    await expect(panel(page).getByText(words.waiting)).toBeVisible();
  });
  await test.step("with keys", async () => {
    await playToEnd(page, async (choice) => {
      await expect(choice).toBeEnabled();
      await choice.focus();
      await page.keyboard.down("Enter");
      await page.keyboard.down("Enter");
      await page.keyboard.down("Enter");
      await page.keyboard.up("Enter");
    });
  });
  await test.step("arrows lead from tab to tab", async () => {
    const tabs = page.getByRole("tablist", { name: words.choose }).getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
    await expect(panel(page).getByText(playAt(plays.length - 1).place)).toBeVisible();
    await page.keyboard.press("Home");
    await expect(tabs.first()).toBeFocused();
    const reply = played(playAt(0), [0]).step.says;
    await expect(panel(page).getByRole("listitem").filter({ hasText: reply })).toBeVisible();
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("With a finger it is played to its end, where the choices stay in sight", async ({ page }) => {
    await page.goto("/demo");
    await playToEnd(page, (choice) => choice.tap());
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an example of each can be read, with its note filled in", async ({ page }) => {
    await page.goto("/demo");
    await expect(page.getByRole("tablist")).toBeHidden();
    for (const play of plays) {
      const { lines, note } = example(play);
      const shown = page.getByRole("article").filter({ has: page.getByRole("heading", { name: play.name }) });
      for (const { text } of lines) await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
      for (const text of note.values())
        await expect(shown.getByRole("definition").getByText(text, { exact: true }).first()).toBeVisible();
    }
  });
});
