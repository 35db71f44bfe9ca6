import type { Page } from "@playwright/test";
import {
  expect,
  expectThanks,
  type FormName,
  forms,
  least,
  submitButton,
  test,
  textField,
  waitUntilBelievable,
} from "../../support/forms.ts";
import { APPLICATION, hold } from "../../support/hold.ts";

// The mobile marker says that the bootstrap runs.
test.use({ viewport: { width: 390, height: 844 } });

/** Opens a form's page and keeps a script of it away. @returns lets it come */
async function openWithout(page: Page, script: string, form: FormName): Promise<() => void> {
  const letCome = await hold(page, script);
  await page.clock.install();
  await page.goto(forms[form].address, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/mobile/);
  return letCome;
}

test("a button that the browser has enabled by itself sends nothing into the address either", async ({
  page,
  onlyLead,
}) => {
  const letScriptCome = await openWithout(page, APPLICATION, "contact");
  for (const [field, value] of Object.entries(least.contact)) await textField(page, "contact", field).fill(value);
  await submitButton(page, "contact").evaluate((button) => button.removeAttribute("disabled"));
  await submitButton(page, "contact").click();
  await waitUntilBelievable(page);
  letScriptCome();
  await expectThanks(page, "contact");
  await expect(page).toHaveURL(forms.contact.address);
  await onlyLead();
});

test.describe("past all scripts", () => {
  test.use({ provoked: /form-action|policy/i });

  test("no form gets into the address", async ({ page }) => {
    await page.goto(forms.contact.address);
    await textField(page, "contact", "name").fill("Zoe");
    expect(await page.locator("main form").evaluate(refusalOf)).toBe("form-action");
    // Playwright goes on waiting for the navigation that was refused.
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(forms.contact.address);
  });
});

/** Submits a form past all that listens. @returns which rule of the page's policy forbids it */
function refusalOf(form: Element): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
    if (form instanceof HTMLFormElement) form.submit();
  });
}

const CONTROLLER = "**/assets/controller.client-*.js";

test("Enter that is pressed before the application is there is taken when it is", async ({ page, onlyLead, leads }) => {
  const letScriptCome = await openWithout(page, APPLICATION, "contact");
  for (const [field, value] of Object.entries(least.contact)) await textField(page, "contact", field).fill(value);
  await expect(submitButton(page, "contact")).toBeDisabled();
  await textField(page, "contact", "email").press("Enter");
  expect(await leads()).toEqual([]);
  await waitUntilBelievable(page);
  letScriptCome();
  await expectThanks(page, "contact");
  await expect(page).toHaveURL(forms.contact.address);
  expect((await onlyLead()).fields["message"]).toBe(least.contact["message"]);
});

test("a visitor who had the page for a while is not too fast, however late its scripts come", async ({
  page,
  onlyLead,
}) => {
  const letScriptCome = await openWithout(page, CONTROLLER, "newsletter");
  await waitUntilBelievable(page);
  // As a browser does that knows its owner's address.
  await textField(page, "newsletter", "email").fill("quick@example.com");
  letScriptCome();
  await submitButton(page, "newsletter").click();
  await expectThanks(page, "newsletter");
  await onlyLead();
});
