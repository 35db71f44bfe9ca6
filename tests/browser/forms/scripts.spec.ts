import {
  contacts,
  expect,
  formNames,
  forms,
  openForm,
  submitButton,
  test,
  textField,
  words,
} from "../../support/forms.ts";
import { everyKindOfPage } from "../../support/site.ts";

test.describe("without JavaScript", () => {
  // The browser reports every blocked script.
  test.use({ javaScriptEnabled: false, provoked: /\.js csp$/ });

  test("every form says so, gives telephone and e-mail, and swallows nothing", async ({ page }) => {
    for (const name of formNames) {
      await test.step(name, async () => {
        await page.goto(forms[name].address);
        const form = page.locator("main form");
        await expect(form.getByText(words.noScript.title)).toBeVisible();
        await expect(form.getByRole("link", { name: contacts.sales.phone })).toBeVisible();
        await expect(form.getByRole("link", { name: contacts.sales.email })).toBeVisible();
        await expect(submitButton(page, name)).toBeDisabled();
        await textField(page, name, "email").fill("a@example.com");
        await textField(page, name, "email").press("Enter");
        await expect(page).toHaveURL(forms[name].address);
        await expect(textField(page, name, "email")).toHaveValue("a@example.com");
      });
    }
  });
});

test.describe("where a script can't be loaded that the form needs", () => {
  test.use({ provoked: /controller|application|Failed to load resource/ });

  test("the form says the same", async ({ page }) => {
    for (const script of [/controller\.client/, /application\.client/]) {
      await page.unrouteAll();
      await page.route(script, (route) => route.abort());
      await page.goto("/contact");
      await expect(page.locator("main form").getByText(words.noScript.title).filter({ visible: true })).toHaveCount(1);
      await expect(submitButton(page, "contact")).toBeDisabled();
    }
  });
});

test("kinds of pages without a form never fetch what forms need, and pages with one fetch the messages when the visitor types, but never the backend's library", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const pages: readonly string[] = Object.values(forms).map(({ address }) => address);
  for (const address of everyKindOfPage.filter((each) => !pages.includes(each) && !each.startsWith("/auth/"))) {
    await page.goto(address);
    await page.mouse.move(200, 40);
    await page.keyboard.press("Tab");
  }
  const needed = /controller|outbox|toast|client\.client|sonner|styles-/;
  expect(fetched.filter((path) => needed.test(path))).toEqual([]);

  await openForm(page, "contact");
  expect(fetched.filter((path) => /toast|styles-/.test(path))).toEqual([]);
  const before = fetched.length;
  const styles = page.waitForResponse(/styles-[^/]*\.css/);
  await textField(page, "contact", "name").focus();
  await styles;
  expect(fetched.slice(before).some((path) => path.includes("toast"))).toBe(true);
  expect(fetched.filter((path) => path.includes("client.client"))).toEqual([]);
});
