import { sectionOfAnyKind } from "../../../schemas/sections/index.ts";
import { sectionExample } from "../../../scripts/docs/sections-page.ts";
import { fieldLabel } from "../../../scripts/edit/fields.ts";
import { expect, test } from "../../support/editing-screens.ts";

/** Lists within a list, a choice, a name of another file, facts in the words. */
const KINDS = ["accordion", "conversation", "calculation", "form"] as const;

test("A section that is added has what it needs, as in its kind's example, at the end of the page", async ({
  page,
  screens,
}) => {
  test.slow();
  await screens.show("pages", "about");
  for (const kind of KINDS) {
    await page.getByRole("button", { name: /Add.*Sections/ }).click();
    await page.getByRole("menuitem", { name: fieldLabel(kind), exact: true }).click();
  }
  await screens.save();
  const { sections } = JSON.parse(await screens.read("content/pages/about.json"));
  const added: unknown[] = sections.slice(-KINDS.length);
  expect(KINDS.map((kind) => JSON.parse(sectionExample(kind)))).toMatchObject(added);
  for (const section of added) expect(sectionOfAnyKind.safeParse(section).error).toBeUndefined();
});
