import { SPLIT_PAGE } from "../../../scripts/hosts/admin-policy.ts";
import { expect, test } from "../../support/author.ts";
import { contentFiles, giveFolder, readFile } from "../../support/editing-screens.ts";
import { content } from "../../support/site.ts";

const FILE = "content/pages/pricing.json";
const sections = content.find("pages", "pricing")?.data.sections ?? [];
const number = sections.findIndex((each) => each.section === "plan-comparison");
const path = `sections.${number}.title`;
const title = String(new Map<string, unknown>(Object.entries(sections[number] ?? {})).get("title"));
/** An entry that the page shows too. */
const [plan] = content.all("plans");
const NEW_TITLE = "What you get with each plan";

test("A press on a text of the page opens its field, what is saved shows there, and unsaved changes aren't dropped unasked", async ({
  page,
  edit,
}) => {
  test.setTimeout(240_000);
  await giveFolder(page, contentFiles());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(SPLIT_PAGE);
  const form = page.frameLocator("#editor");
  const shown = page.frameLocator("#page");
  const heading = shown.getByRole("heading", { name: title, exact: true });
  const field = form.locator(`[data-key-path="${path}"]`).getByRole("textbox");

  await test.step("an entry that is opened shows its page", async () => {
    await form.getByRole("button", { name: "Work with Local Repository" }).click();
    await form.getByRole("treeitem", { name: "Pages" }).getByText("Pages").first().click();
    await form.getByRole("row", { name: "pricing" }).click();
    await expect(heading).toBeAttached();
  });
  await test.step("a press puts the cursor into the field", async () => {
    await heading.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(title);
  });
  await test.step("unsaved changes are asked about", async () => {
    await field.fill(NEW_TITLE);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return dialog.dismiss();
    });
    await shown
      .getByText(plan?.data.audience ?? "no plan")
      .first()
      .click();
    await expect.poll(() => asked).toEqual([expect.stringContaining("without saving")]);
    await expect(field).toHaveValue(NEW_TITLE);
  });
  await test.step("what is saved shows in the page, where it is", async () => {
    await heading.click();
    const before = await heading.boundingBox();
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await expect(form.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    const saved = await page.evaluate(readFile, FILE);
    edit(FILE, () => saved);
    const renamed = shown.getByRole("heading", { name: NEW_TITLE });
    await expect(renamed).toBeVisible();
    expect((await renamed.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  });
  await test.step("a mistake is said below the page, which stays", async () => {
    edit(FILE, (text) => text.replace('"plan-comparison"', '"plan-comparisn"'));
    await expect(page.getByRole("alert")).toContainText(FILE);
    await expect(shown.getByRole("heading", { name: NEW_TITLE })).toBeVisible();
    edit(FILE, (text) => text.replace('"plan-comparisn"', '"plan-comparison"'));
    await expect(page.getByRole("alert")).toBeHidden();
  });
  await test.step("a price that is typed is told of below the page, until it is written as a fact", async () => {
    const price = content.tokens.get("price-starter") ?? "";
    const warning = page.getByRole("status").filter({ hasText: "[[price-starter]]" });
    edit(FILE, (text) => text.replace(NEW_TITLE, `From ${price} a month`));
    await expect(warning).toContainText(FILE);
    edit(FILE, (text) => text.replace(`From ${price} a month`, NEW_TITLE));
    await expect(warning).toBeHidden();
  });
  await test.step("a narrow window shows one half at a time", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(page.locator("#page")).toBeHidden();
    await page.getByRole("radio", { name: "Page" }).check();
    await expect(page.locator("#editor")).toBeHidden();
    await shown.getByRole("heading", { name: NEW_TITLE }).click();
    await expect(field).toBeFocused();
  });
});
