import { fieldLabel } from "../../../scripts/edit/field-label.ts";
import { ADMIN_PAGE } from "../../../scripts/hosts/admin-policy.ts";
import { sectionExample, sectionKinds } from "../../../scripts/lib/sections-page.ts";
import { valueAt } from "../../../src/content/problems/problem.ts";
import { covering } from "../../support/covering.ts";
import { kindsInSection } from "../../support/editing-fields.ts";
import { contentFiles, expect, giveFolder, readFile, serveScreens, test } from "../../support/editing-screens.ts";
import { content } from "../../support/site.ts";

/** Kinds of section that cover every kind of field; a unit test has the examples of all. */
const chosen = covering(sectionKinds, kindsInSection);
/** A page with few sections: the screens draw all of them anew for each that is added. */
const [smallest] = content
  .all("pages")
  .filter(({ data }) => data.sections.length > 2)
  .toSorted((one, other) => one.data.sections.length - other.data.sections.length);
const name = smallest?.name ?? "";
const file = `content/pages/${name}.json`;

/** As the list of pages calls it. */
const titleOf = (entry: { readonly data: unknown } | undefined) => String(valueAt(entry?.data, ["seo", "title"]));

const CONFIG = `${ADMIN_PAGE}/config.json`;

test("Pages with special fields are under Files only; a section of another moves by the arrow keys of its handle, and one that is added has its picture in the menu, is its kind's example, and changes none of those that were there", async ({
  page,
  screens,
}) => {
  test.slow();
  await test.step("the list of pages", async () => {
    await page.getByRole("treeitem", { name: "Pages" }).getByText("Pages").first().click();
    await expect(page.getByRole("row", { name: titleOf(content.find("pages", name)) })).toBeVisible();
    await expect(page.getByRole("row", { name: "Home page" })).toBeVisible();
    for (const type of ["not-found", "auth-callback", "auth-reset-password"] as const) {
      const [other] = content.all(type);
      await expect(page.getByRole("row", { name: titleOf(other) })).toHaveCount(0);
    }
  });
  await test.step("the section that moves", async () => {
    const { sections: before } = JSON.parse(await screens.read(file));
    await screens.show("pages", name);
    await (await screens.field("sections")).getByRole("button", { name: "Reorder Item" }).nth(1).press("ArrowDown");
    await screens.save();
    const { sections } = JSON.parse(await screens.read(file));
    const [first, moved, next, ...rest] = before;
    expect(sections).toEqual([first, next, moved, ...rest]);
  });
  await test.step("the pictures in the menu", async () => {
    await screens.show("pages", name);
    await screens.add("sections");
    for (const kind of sectionKinds) {
      const picture = page.getByRole("menuitem", { name: fieldLabel(kind), exact: true }).locator("img");
      await expect(picture).toHaveAttribute("src", new RegExp(`/${kind}-[^/]*\\.webp$`));
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await page.keyboard.press("Escape");
  });
  await test.step("the sections that are added", async () => {
    const { sections: before } = JSON.parse(await screens.read(file));
    for (const kind of chosen) await screens.add("sections", fieldLabel(kind));
    await screens.save();
    const { sections } = JSON.parse(await screens.read(file));
    expect(sections).toEqual([...before, ...chosen.map((kind) => JSON.parse(sectionExample(kind)))]);
  });
});

/** A later version of the editor, with another name for a kind in the menu. */
const renamed = test.extend({
  screenFiles: async ({ screenFiles }, use) => {
    const config = String(screenFiles.get(CONFIG)).replaceAll('"label":"Hero"', '"label":"First screen"');
    await use(new Map([...screenFiles, [CONFIG, config]]));
  },
});

renamed("A menu that the pictures don't know adds a section all the same", async ({ page, screens }) => {
  test.slow();
  await screens.show("pages", name);
  await screens.add("sections");
  await expect(page.getByRole("menuitem", { name: "First screen" })).toBeVisible();
  await expect(page.getByRole("menuitem").locator("img")).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  await screens.save();
  const { sections } = JSON.parse(await screens.read(file));
  expect(sections.at(-1)).toEqual(JSON.parse(sectionExample("text")));
});

test("An entry that is saved closes without a question, as does a new one that is left untouched; one that is left unsaved asks", async ({
  page,
  screenFiles,
}) => {
  const [testimonial] = content.all("testimonials");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await serveScreens(page, screenFiles);
  await giveFolder(page, contentFiles());
  // A setting of the screens: saving goes back to the list.
  await page.addInitScript(() => localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: true })));
  await page.goto(ADMIN_PAGE);
  await page.getByRole("button", { name: "Open the website’s folder" }).click();
  await page.getByRole("treeitem", { name: "Testimonials" }).getByText("Testimonials").first().click();
  const row = page.getByRole("row", { name: testimonial?.data.name ?? "" });
  const quote = page.locator('[data-key-path="quote"]').getByRole("textbox");
  await page.getByRole("button", { name: "Create New Entry" }).click();
  await expect(quote).toBeEmpty();
  await page.goBack();
  await row.click();
  await quote.fill("They answer every call now.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(readFile, testimonial?.source.file ?? "")).toContain("They answer every call now.");

  await row.click();
  await quote.fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await page.goBack();
  await expect.poll(() => asked).toEqual([expect.stringContaining("without saving")]);
  await expect(quote).toBeVisible();
});
