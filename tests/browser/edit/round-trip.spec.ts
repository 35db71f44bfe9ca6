import { extname } from "node:path";
import { parse } from "yaml";
import { type ContentTypeName, isCollectionName } from "../../../schemas/content-types.ts";
import { HIDDEN } from "../../../scripts/edit/config.ts";
import { loadContent } from "../../../src/content/load.server.ts";
import { covering } from "../../support/covering.ts";
import { fieldKinds, fieldTexts } from "../../support/editing-fields.ts";
import { contentFiles, type EditingScreens, expect, test } from "../../support/editing-screens.ts";

const { preview, textOf } = loadContent(process.cwd());
const given = contentFiles();
const files = preview.types
  .filter((type) => !HIDDEN.has(type))
  .flatMap((type) =>
    preview.all(type).map(({ name, source: { file } }) => ({ type, name, file, text: textOf(file) ?? "" })),
  )
  .filter(({ file }) => given.has(file));
/** Files that cover every kind of field, filled in and empty, in every format; a unit test covers all files. */
const chosen = covering(files, ({ type, file, text }) => [
  ...fieldKinds(type, headOf(text)),
  `${isCollectionName(type) ? "collection" : "single"} ${extname(file)}`,
]);
const withoutTexts = chosen.filter(({ type, text }) => !oneEdit(type, text));

test(`An edit changes one line, and undone, none; a text's words are kept sign by sign, and a day or a choice that was changed and changed back leaves the file as it was: ${chosen.map(({ file }) => file).join(", ")}`, async ({
  screens,
}) => {
  test.setTimeout(240_000);
  await test.step("an edit changes one line", () => changesOneLine(screens));
  await test.step("a text's words are kept", () => keepsTexts(screens));
  await test.step("a day or a choice is changed back", () => changesBack(screens));
});

async function changesOneLine(screens: EditingScreens): Promise<void> {
  for (const { type, name, file, text } of chosen) {
    const edited = oneEdit(type, text);
    if (!edited) continue;
    await screens.show(type, name);
    const box = await screens.textbox(edited.path);
    await box.fill(edited.to);
    await screens.save();
    expect(await screens.read(file), file).toBe(edited.file);
    if (file !== chosen[0]?.file) continue;
    await box.fill(edited.from);
    await screens.save();
    expect(await screens.read(file), file).toBe(text);
  }
}

async function changesBack(screens: EditingScreens): Promise<void> {
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
      // Clickable from then on.
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
}

async function keepsTexts(screens: EditingScreens): Promise<void> {
  for (const { type, name, file } of covering(
    files.filter((each) => each.file.endsWith(".mdx")),
    ({ text }) => signsIn(text),
  )) {
    await screens.show(type, name);
    const text = await screens.read(file);
    const box = await screens.textbox("body");
    await box.press("Control+End");
    await box.pressSequentially(" x");
    await screens.save();
    expect(await screens.read(file), file).toBe(`${text.trimEnd()} x\n`);
  }
}

/** @returns the first text that a file has once and that can be one letter longer; undefined if there is none */
function oneEdit(type: ContentTypeName, text: string) {
  for (const { path, text: from, pattern } of fieldTexts(type, headOf(text))) {
    const to = `${from}x`;
    const parts = text.split(JSON.stringify(from));
    if (pattern.test(to) && parts.length === 2) return { path, from, to, file: parts.join(JSON.stringify(to)) };
  }
  return undefined;
}

/** @returns a file's fields: all of a JSON file's, the front matter of others */
function headOf(text: string): unknown {
  const [, head] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  return head === undefined ? JSON.parse(text) : parse(head);
}

/** @returns the punctuation of a text, and the components and list markers at the start of its lines */
function signsIn(text: string): string[] {
  return text.match(/[^\p{L}\d\s]|^(?:<\w+|#+|\d+\.|[-|>] )/gmu) ?? [];
}
