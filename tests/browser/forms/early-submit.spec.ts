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

// In every browser engine, as they differ in what a button takes that can't be used yet, and in what a reload puts back.

// The mobile marker shows that the bootstrap has run.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Opens a form's page and holds back a script of it. @returns a function that releases it */
async function openWithout(page: Page, script: string, form: FormName): Promise<() => void> {
  const letCome = await hold(page, script);
  await page.clock.install();
  await page.goto(forms[form].address, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveClass(/mobile/);
  return letCome;
}

/** Opens the contact form without its sending code, and fills in the required fields. @returns a function that releases the code */
async function fillWithoutApplication(page: Page): Promise<() => void> {
  const letScriptCome = await openWithout(page, APPLICATION, "contact");
  for (const [field, value] of Object.entries(least.contact)) await textField(page, "contact", field).fill(value);
  await expect(submitButton(page, "contact")).toBeDisabled();
  await submitButton(page, "contact").scrollIntoViewIfNeeded();
  return letScriptCome;
}

/** @returns the centre of a form's button, for a mouse that ignores its state */
async function button(page: Page, form: FormName): Promise<readonly [number, number]> {
  const box = await submitButton(page, form).boundingBox();
  if (!box) throw new Error("The button can't be seen.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const ways: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "A press of the mouse": async (page) => page.mouse.click(...(await button(page, "contact"))),
  "The space bar on the button": async (page) => {
    await submitButton(page, "contact").focus();
    await page.keyboard.press("Space");
  },
  "Enter in a field": (page) => textField(page, "contact", "email").press("Enter"),
};

test("what is sent before the application is there, by mouse, keyboard or finger, is taken when it is", async ({
  page,
  leads,
  browserName,
}) => {
  const touch = (target: Page) => button(target, "contact").then((centre) => target.touchscreen.tap(...centre));
  // By WebDriver BiDi, Playwright touches nothing.
  const all = browserName === "firefox" ? ways : { ...ways, "A touch": touch };
  for (const [index, [way, send]] of Object.entries(all).entries()) {
    await test.step(way, async () => {
      const letScriptCome = await fillWithoutApplication(page);
      await send(page);
      expect(await leads(), "nothing was sent yet").toHaveLength(index);
      await waitUntilBelievable(page);
      letScriptCome();
      await expectThanks(page, "contact");
      await expect(page).toHaveURL(forms.contact.address);
      await expect.poll(leads).toHaveLength(index + 1);
      expect((await leads()).map(({ fields }) => fields)).toEqual(
        Array.from({ length: index + 1 }, () => expect.objectContaining(least.contact)),
      );
      await page.unrouteAll();
    });
  }
});

test("a press after a reload is taken as well, with what the browser has put back", async ({ page, onlyLead }) => {
  const letScriptCome = await openWithout(page, APPLICATION, "newsletter");
  const email = textField(page, "newsletter", "email");
  await email.fill("early@example.com.au");
  await page.reload({ waitUntil: "domcontentloaded" });
  // Firefox restores it.
  if ((await email.inputValue()) === "") await email.fill("early@example.com.au");
  await expect(page.locator("html")).toHaveClass(/mobile/);
  await submitButton(page, "newsletter").scrollIntoViewIfNeeded();
  await page.mouse.click(...(await button(page, "newsletter")));
  await waitUntilBelievable(page);
  letScriptCome();
  await expectThanks(page, "newsletter");
  await expect(page).toHaveURL(forms.newsletter.address);
  expect((await onlyLead()).fields["email"]).toBe("early@example.com.au");
});

test.describe("where no script comes", () => {
  test.use({ provoked: /\.js|Failed to load resource/ });

  test("no form gets into the address, even without the page's policy", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.route(forms.contact.address, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(forms.contact.address);
    await textField(page, "contact", "name").fill("Zoe");
    await submitButton(page, "contact").scrollIntoViewIfNeeded();
    for (const send of Object.values(ways)) await send(page);
    await expect(textField(page, "contact", "name")).toHaveValue("Zoe");
    await expect(page).toHaveURL(forms.contact.address);
  });
});

test.describe("in a browser that doesn't know such forms", () => {
  test.use({ provoked: /form-action|policy/i });

  test("the page's policy keeps them out of the address", async ({ page }) => {
    await page.goto(forms.contact.address);
    await textField(page, "contact", "name").fill("Zoe");
    expect(await page.locator("main form").evaluate(refusalOf)).toBe("form-action");
    // Playwright keeps waiting for the refused navigation.
    expect(await page.evaluate(() => location.pathname + location.search)).toBe(forms.contact.address);
  });
});

/** Submits a form without running any listener. @returns the rule of the page's policy that blocks it */
function refusalOf(form: Element): Promise<string> {
  return new Promise((resolve) => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective));
    form.removeAttribute("method");
    try {
      if (form instanceof HTMLFormElement) form.submit();
    } catch {
      // Firefox throws too.
    }
  });
}
