import { expect, labelOf, openForm, submitButton, test } from "../../support/forms.ts";

// In every browser engine, as they differ in what a reload and Back put back.

test("a tick that agrees to the newsletter is put back neither by a reload nor by Back; other ticks are", async ({
  page,
}) => {
  await openForm(page, "free-guide");
  const agreement = page.getByRole("checkbox", { name: labelOf("free-guide", "newsletter") });
  const interest = page.locator('[name="interests"]').first();
  await interest.check();
  const leaveAndComeBack = {
    reload: () => page.reload(),
    "a duplicated tab": async () => {
      await page.reload();
      // As Firefox's session restore does, without a click.
      await agreement.evaluate((box: HTMLInputElement) => {
        box.checked = true;
        box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
    },
    Back: async () => {
      // Such pages aren't kept in the back/forward cache.
      await page.evaluate(() => addEventListener("unload", () => undefined));
      await page.goto("/robots.txt");
      await page.evaluate(() => void setTimeout(() => history.back()));
    },
  };
  for (const [way, go] of Object.entries(leaveAndComeBack)) {
    await agreement.check();
    await go();
    await expect(submitButton(page, "free-guide")).toBeEnabled();
    await expect(interest, way).toBeChecked();
    await expect(agreement, way).not.toBeChecked();
  }
});
