import { parse } from "yaml";
import type { ContentTypeName } from "../../../schemas/content-types.ts";
import { loadContent } from "../../../src/content/load/load.server.ts";
import { expect, fieldTexts, test } from "../../support/editing-screens.ts";

/** How many files one test edits, so that none takes long. */
const GROUP = 8;

const { preview, textOf } = loadContent(process.cwd());
const files = preview.types.flatMap((type) =>
  preview.all(type).map(({ name, source: { file } }) => ({ type, name, file, text: textOf(file) ?? "" })),
);
/** Those that hold nothing that can be typed. */
const withoutTexts = files.filter(({ type, text }) => !oneEdit(type, text));
const groups = Map.groupBy(files, (file) => Math.floor(files.indexOf(file) / GROUP));

for (const group of groups.values()) {
  test(`An edit changes one line, and undone, none: ${group.map(({ file }) => file).join(", ")}`, async ({
    screens,
  }) => {
    test.slow();
    for (const { type, name, file, text } of group) {
      const edited = oneEdit(type, text);
      if (!edited) continue;
      await screens.show(type, name);
      const box = await screens.textbox(edited.path);
      await box.fill(edited.to);
      await screens.save();
      expect(await screens.read(file), file).toBe(edited.file);
      await box.fill(edited.from);
      await screens.save();
      expect(await screens.read(file), file).toBe(text);
    }
  });
}

test("A file that holds nothing to be typed is the same, too, after a day or a choice was changed and changed back", async ({
  screens,
}) => {
  test.slow();
  const day = screens.page.locator('[data-key-path] input[type="date"]').first();
  const choice = screens.page.locator("[data-key-path]").getByRole("radio");
  for (const { type, name, file, text } of withoutTexts) {
    await screens.show(type, name);
    await expect(day.or(choice.first())).toBeVisible();
    if (await day.isVisible()) {
      const before = await day.inputValue();
      await day.fill("2031-01-02");
      await screens.save();
      expect(await screens.read(file), file).toBe(text.replace(before, "2031-01-02"));
      await day.fill(before);
    } else {
      // From then on they take clicks.
      await expect(choice.first()).toHaveAttribute("tabindex");
      const chosen = (await choice.evaluateAll((all) => all.map((each) => each.ariaChecked))).indexOf("true");
      await choice.nth(chosen === 0 ? 1 : 0).click();
      await screens.save();
      expect(await screens.read(file), file).not.toBe(text);
      await choice.nth(chosen).click();
    }
    await screens.save();
    expect(await screens.read(file), file).toBe(text);
  }
});

test("A text's words are kept sign by sign, whatever is typed among them", async ({ screens }) => {
  test.slow();
  for (const { type, name, file, text } of files.filter((each) => each.file.endsWith(".mdx"))) {
    await screens.show(type, name);
    const box = await screens.textbox("body");
    await box.press("Control+End");
    await box.pressSequentially(" x");
    await screens.save();
    expect(await screens.read(file), file).toBe(`${text.trimEnd()} x\n`);
  }
});

/** @returns the first text of a file that stands in it once and can be one letter longer; undefined if there is none */
function oneEdit(type: ContentTypeName, text: string) {
  const [, head] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  const values: unknown = head === undefined ? JSON.parse(text) : parse(head);
  for (const { path, text: from, pattern } of fieldTexts(type, values)) {
    const to = `${from}x`;
    const parts = text.split(JSON.stringify(from));
    if (pattern.test(to) && parts.length === 2) return { path, from, to, file: parts.join(JSON.stringify(to)) };
  }
  return undefined;
}
