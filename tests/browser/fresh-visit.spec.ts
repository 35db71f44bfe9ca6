import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { findFiles } from "../../src/content/files/find-files.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import { lastAnswer, samples } from "../support/assistant.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** A way to reach and press a control. */
type Press = (control: Locator) => Promise<void>;

/** Enough presses of Tab for the longest page. */
const LONGEST_WAY = 150;

const means: Readonly<Record<"mouse" | "finger" | "keyboard", Press>> = {
  mouse: (control) => control.click(),
  finger: (control) => control.tap(),
  keyboard: async (control) => {
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let stops = 0; stops < LONGEST_WAY && !(await isFocused()); stops++)
      await control.page().keyboard.press("Tab");
    await expect(control).toBeFocused();
    if (!(await control.evaluate((element) => element.matches("input, textarea"))))
      await control.page().keyboard.press("Enter");
  },
};

/** @returns the address of the first page with a section of a kind */
function addressOf(kind: SectionKind): string {
  const page = pagesOfSections(content).find(({ data }) => data.sections.some(({ section }) => section === kind));
  if (!page?.address) throw new Error(`No page has a section "${kind}".`);
  return page.address;
}

async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** What a person does with each interactive kind of section. The plan chooser has separate tests. */
const uses: Readonly<
  Record<string, { readonly address: string; readonly use: (page: Page, press: Press) => Promise<void> }>
> = {
  form: {
    address: "/contact",
    use: async (page, press) => {
      const form = page.locator("main form");
      const [name, email] = [form.locator("[name=name]"), form.locator("[name=email]")];
      await press(name);
      await page.keyboard.type("Ada");
      await press(form.locator("button[type=submit]"));
      await expect(email).toHaveAttribute("aria-invalid", "true");
      await expect(name).toHaveValue("Ada");
    },
  },
  assistant: {
    address: "/demo",
    use: async (page, press) => {
      const [question = ""] = samples;
      await press(page.getByRole("main").getByRole("button", { name: question }));
      await expect(lastAnswer(page)).toContainText(question);
    },
  },
  calculator: {
    address: addressOf("calculator"),
    use: async (page, press) => {
      const { yoursHead, incomplete } = sectionAt(content, addressOf("calculator"), "calculator");
      await press(page.getByRole("main").getByRole("textbox").first());
      await replaceText(page, "no number");
      await expect(page.getByRole("status", { name: yoursHead })).toHaveText(incomplete);
    },
  },
  "role-play": {
    address: addressOf("role-play"),
    use: async (page, press) => {
      const choices = page.getByRole("tabpanel").getByRole("group");
      await press(choices.getByRole("button").first());
      await expect(choices).toBeFocused();
    },
  },
  accordion: {
    address: addressOf("accordion"),
    use: async (page, press) => {
      const item = page.locator("main details").last();
      await press(item.locator("summary"));
      await expect(item).toHaveAttribute("open", "");
    },
  },
  call: {
    address: "/",
    use: async (page, press) => {
      await press(page.locator("[data-call-play]"));
      const frame = () => page.locator("video").evaluate((element: HTMLVideoElement) => element.currentTime);
      await expect.poll(frame).toBeGreaterThan(0);
    },
  },
};

test("none of the kinds that do nothing without the application is left out", () => {
  const files = findFiles("*/*.tsx", "src/sections");
  const needy = files.filter((file) => readFileSync(`src/sections/${file}`, "utf8").includes("needsApplication"));
  const kinds = needy.map((file) => file.split("/")[0]);
  expect(kinds.length).toBeGreaterThan(0);
  expect(Object.keys(uses)).toEqual(expect.arrayContaining(kinds));
});

for (const [how, press] of Object.entries(means)) {
  test.describe(`with the ${how}`, () => {
    test.use(how === "finger" ? { hasTouch: true, viewport: { width: 390, height: 844 } } : {});

    test(`each does on a fresh visit what it is there for: ${Object.keys(uses).join(", ")}`, async ({
      page,
      baseURL,
    }) => {
      const origin = new URL(baseURL ?? "").origin;
      const session = await page.context().newCDPSession(page);
      for (const [kind, { address, use }] of Object.entries(uses)) {
        await test.step(kind, async () => {
          await session.send("Network.clearBrowserCache");
          await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
          if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear());
          await page.goto(address);
          await use(page, press);
        });
      }
    });
  });
}
