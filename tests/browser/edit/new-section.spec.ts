import { sectionExample, sectionKinds } from "../../../scripts/docs/sections-page.ts";
import { ADMIN_PAGE } from "../../../scripts/edit/admin-policy.ts";
import { fieldLabel } from "../../../scripts/edit/field-label.ts";
import { expect, test } from "../../support/editing-screens.ts";
import { content } from "../../support/site.ts";

/** As many as fit on a page beside those that it has. */
const HALF = Math.ceil(sectionKinds.length / 2);
const groups = [sectionKinds.slice(0, HALF), sectionKinds.slice(HALF)];
const pages = content.all("pages").filter(({ data }) => data.sections.length + HALF <= 24);

const CONFIG = `${ADMIN_PAGE}/config.json`;

const examples = (kinds: typeof sectionKinds) => kinds.map((kind) => JSON.parse(sectionExample(kind)));

test("A section of any kind that is added is its kind's example, and nothing is added to those that were there", async ({
  screens,
}) => {
  test.setTimeout(240_000);
  for (const [index, kinds] of groups.entries()) {
    const name = pages[index]?.name ?? "";
    const file = `content/pages/${name}.json`;
    const { sections: before } = JSON.parse(await screens.read(file));
    await screens.show("pages", name);
    for (const kind of kinds) await screens.add("sections", fieldLabel(kind));
    await screens.save();
    const { sections } = JSON.parse(await screens.read(file));
    expect(sections).toEqual([...before, ...examples(kinds)]);
  }
});

test("Pages that have fields of their own stand under Files alone", async ({ page, screens: _screens }) => {
  await page.getByRole("treeitem", { name: "Pages" }).click();
  await expect(page.getByRole("row", { name: pages[0]?.name ?? "" })).toBeVisible();
  for (const name of ["404", "auth-callback", "auth-reset-password"]) {
    await expect(page.getByRole("row", { name })).toHaveCount(0);
  }
});

test("Each kind of section has its picture in the menu that adds one", async ({ page, screens }) => {
  test.slow();
  await screens.show("pages", pages[0]?.name ?? "");
  await screens.add("sections");
  for (const kind of sectionKinds) {
    const picture = page.getByRole("menuitem", { name: fieldLabel(kind), exact: true }).locator("img");
    await expect(picture).toHaveAttribute("src", new RegExp(`/${kind}-[^/]*\\.webp$`));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

/** The screens as a later version might be: a kind has another name in the menu than its picture knows. */
const renamed = test.extend<object, { bundle: ReadonlyMap<string, string | Buffer> }>({
  bundle: [
    async ({ bundle }, use) => {
      const config = String(bundle.get(CONFIG)).replaceAll('"label":"Hero"', '"label":"First screen"');
      await use(new Map([...bundle, [CONFIG, config]]));
    },
    { scope: "worker" },
  ],
});

renamed("A menu that the pictures don't know adds a section all the same", async ({ page, screens }) => {
  test.slow();
  const name = pages[0]?.name ?? "";
  await screens.show("pages", name);
  await screens.add("sections");
  await expect(page.getByRole("menuitem", { name: "First screen" })).toBeVisible();
  await expect(page.getByRole("menuitem").locator("img")).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  await screens.save();
  const { sections } = JSON.parse(await screens.read(`content/pages/${name}.json`));
  expect(sections.at(-1)).toEqual(JSON.parse(sectionExample("text")));
});
