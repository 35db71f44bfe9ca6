import type { Page } from "@playwright/test";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test, withMotion } from "../support/test.ts";

test.use(withMotion);

const section = sectionAt(content, "/", "call");
const call = content.find("calls", section.call)?.data;
if (!call) throw new Error(`There is no call ${section.call}.`);
const { call: words } = content.one("words");
const { booking } = call.note;

const player = (page: Page) => page.locator("[data-call]");
const playButton = (page: Page) => player(page).getByRole("button", { name: words.example });
const timeline = (page: Page) => player(page).getByRole("slider", { name: words.position });
const spoken = (page: Page) => player(page).locator("[data-call-line][data-now]");

/** The height of the call, which must not change while playing. */
const height = async (page: Page) => (await player(page).boundingBox())?.height;

/** The clock in seconds. */
const time = (page: Page) => timeline(page).evaluate((range: HTMLInputElement) => range.valueAsNumber);

test("pressing the button empties the note and plays; lines and fields come with the clock, and nothing changes its height", async ({
  page,
}) => {
  await page.goto("/");
  await expect(player(page).getByText(booking.text, { exact: true })).toBeVisible();
  const before = await height(page);
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.pause));
  await expect(spoken(page)).toContainText(call.lines[0]?.text ?? "");
  await expect(player(page).getByText(booking.text, { exact: true })).toBeHidden();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
  expect(await height(page)).toBe(before);
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.resume));
  const paused = await time(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await time(page)).toBe(paused);
});

test("by the keyboard: Space plays, arrows go five seconds, End shows all, and the timeline says the line", async ({
  page,
}) => {
  await page.goto("/");
  await timeline(page).focus();
  for (const [key, at] of [
    ["ArrowRight", 5],
    ["ArrowRight", 10],
    ["ArrowLeft", 5],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => time(page)).toBe(at);
  }
  await expect(timeline(page)).toHaveAttribute("aria-valuetext", new RegExp(`0:05 .*${call.speakers.agent}: `));
  await page.keyboard.press("End");
  await expect(player(page).getByText(booking.text, { exact: true })).toBeVisible();
  await expect(player(page).getByText(call.afterwards.text)).toBeVisible();
  await playButton(page).focus();
  await page.keyboard.press("Space");
  await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.pause));
  await expect.poll(() => time(page)).toBeLessThan(5);
});

test("at its end it can be played again", async ({ page }) => {
  await page.goto("/");
  await timeline(page).focus();
  await expect(timeline(page)).toHaveAttribute("step", "any");
  await timeline(page).evaluate((range: HTMLInputElement) => {
    range.value = String(Number(range.max) - 0.3);
    range.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.again));
  await expect(player(page).getByText(call.afterwards.text)).toBeVisible();
});

test("a tab that is hidden pauses it", async ({ page }) => {
  await page.goto("/");
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.pause));
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.resume));
});

test("a device without a voice says so, and the switch goes back", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), { getVoices: () => [], cancel: () => undefined }),
    });
  });
  await page.goto("/");
  const sound = player(page).getByRole("switch");
  await sound.click();
  await expect(sound).toContainText(words.noVoice);
  await expect(sound).not.toBeChecked();
});

declare global {
  interface Window {
    /** The texts that a fake device was given to read. */
    readonly said: readonly { readonly text: string; readonly voice: string; readonly end: () => void }[];
  }
}

test("a device with voices reads line by line, and a line that is still read holds the clock", async ({ page }) => {
  await page.addInitScript(() => {
    const said: { text: string; voice: string; end: () => void }[] = [];
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        voice = { name: "" };
        onend = () => undefined;
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService });
    Object.defineProperty(window, "speechSynthesis", {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice("far", "en-AU", false), voice("British", "en-GB"), voice("Australian", "en-AU")],
        cancel: () => undefined,
        speak: (line: { text: string; voice: { name: string }; onend: () => void }) =>
          said.push({ text: line.text, voice: line.voice.name, end: line.onend }),
      }),
    });
  });
  await page.goto("/");
  await player(page).getByRole("switch").click();
  await expect(player(page).getByRole("switch")).toBeChecked();
  await timeline(page).evaluate(
    (range: HTMLInputElement, at) => {
      range.value = String(at);
      range.dispatchEvent(new Event("input", { bubbles: true }));
    },
    (call.lines[0]?.seconds ?? 0) - 0.5,
  );
  await playButton(page).click();
  const said = () =>
    page.evaluate(() =>
      window.said.map(({ text, voice }) => ({
        text,
        voice,
      })),
    );
  await expect.poll(said).toEqual([{ text: call.lines[0]?.text, voice: "Australian" }]);
  await expect.poll(() => time(page)).toBeGreaterThan((call.lines[0]?.seconds ?? 0) - 0.1);
  await expect(spoken(page)).toContainText(call.lines[0]?.text ?? "");
  await page.evaluate(() => window.said[0]?.end());
  await expect.poll(async () => (await said()).at(-1)).toEqual({ text: call.lines[1]?.text, voice: "British" });
  await expect(spoken(page)).toContainText(call.lines[1]?.text ?? "");
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  test("a tap plays, the bar stays below the header, the window follows, and all of it can be shown", async ({
    page,
  }) => {
    await page.goto("/");
    await playButton(page).tap();
    await expect(playButton(page)).toHaveAccessibleName(new RegExp(words.pause));
    await timeline(page).evaluate((range: HTMLInputElement) => {
      range.value = "30";
      range.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const window = player(page).locator("[data-call-lines]");
    await expect.poll(() => window.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await player(page).getByText(call.noteTitle).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 200, behavior: "instant" }));
    await expect(playButton(page)).toBeInViewport();
    const header = await page.locator("header").boundingBox();
    expect((await playButton(page).boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    const whole = player(page).getByRole("button", { name: words.showAll });
    await whole.tap();
    const cut = () => window.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(cut).toBe(0);
    await expect(player(page).getByRole("button", { name: words.showLess })).toHaveAttribute("aria-expanded", "true");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole call and its note are there to read, and no button that does nothing", async ({ page }) => {
    await page.goto("/");
    for (const { text } of call.lines) await expect(player(page).getByText(text)).toBeVisible();
    await expect(player(page).getByText(booking.text, { exact: true })).toBeVisible();
    await expect(player(page).getByRole("button")).toHaveCount(0);
    await expect(player(page).getByRole("slider")).toHaveCount(0);
  });
});
