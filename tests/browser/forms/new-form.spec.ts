import { rmSync } from "node:fs";
import { startLocalBackend } from "../../../scripts/local-backend/start.ts";
import { copyWithBackend } from "../../support/backend-site.ts";
import { everyKind } from "../../support/every-kind.ts";
import { EXTENDED, serveExtended } from "../../support/extended-site.ts";
import { words } from "../../support/forms.ts";
import { test as base, expect } from "../../support/test.ts";

interface NewForm {
  readonly address: string;
  readonly leads: () => Promise<unknown>;
}

/** Playwright's test, with a site that has an extra form. */
const test = base.extend<{ readonly newForm: NewForm }>({
  newForm: async ({ browser: _browser }, use) => {
    const backend = await startLocalBackend({ port: 0, allowedOrigins: ["http://localhost"], log: () => undefined });
    await backend.database();
    const folder = copyWithBackend(backend.url, { from: EXTENDED });
    const site = await serveExtended(folder, backend.url);
    const leads = async () => (await fetch(`${backend.url}/leads.json`)).json();
    await use({ address: `${site.origin}/open-day`, leads });
    await site.close();
    await backend.close();
    rmSync(folder, { recursive: true });
  },
});

test("a form that a marketer adds, with every kind of field, is checked, sent and stored", async ({
  page,
  newForm,
}) => {
  await page.clock.install();
  await page.goto(newForm.address);
  const form = page.getByRole("form", { name: everyKind.title });
  const button = form.getByRole("button", { name: everyKind.submit });
  await expect(button).toBeEnabled();
  await page.clock.fastForward(4000);

  // Empty: every missing field is reported, with a link to it.
  await button.click();
  const messages = form.getByRole("alert").getByRole("link");
  await expect(messages).toHaveText(everyKind.fields.map((field) => field.missing));
  for (const [index, field] of everyKind.fields.entries()) {
    await messages.nth(index).click();
    await expect(page.locator("main form :focus")).toHaveAttribute("name", field.name);
  }

  const typed = { name: " Siobhán  O’Neill ", email: "Siobhán <siobhan@example.com.au>", phone: "+61 412 345 678" };
  const more = { website: "www", seats: "a dozen", "preferred-date": "a Tuesday", diet: "Nuts.\nAnd honey." };
  const box = (name: string) => form.locator(`[name="${name}"]`);
  for (const [name, value] of Object.entries({ ...typed, ...more })) await box(name).fill(value);
  await box("industry").selectOption("hospitality");
  for (const value of ["chatbots", "not-sure"]) await form.locator(`[name="interests"][value="${value}"]`).check();
  for (const name of ["parking", "newsletter"]) await box(name).check();

  // Invalid: numbers and websites are reported in content's words.
  await button.click();
  await expect(messages).toHaveText([words.url, words.number]);
  await box("website").fill("www.example.com.au");
  await box("seats").fill("1,201");
  await button.click();
  await expect(messages).toHaveText([`${words.tooLarge} 1200.`]);
  await box("seats").fill("1,150");
  await button.click();

  await expect(page.getByRole("heading", { name: everyKind.success.title })).toBeFocused({ timeout: 15_000 });
  expect(await newForm.leads()).toEqual([
    expect.objectContaining({
      form: "open-day",
      page: "/open-day",
      consent_wording: "Email me about the next open day.",
      fields: {
        name: "Siobhán O’Neill",
        email: "siobhan@example.com.au",
        phone: "+61 412 345 678",
        website: "https://www.example.com.au",
        seats: "1150",
        "preferred-date": "a Tuesday",
        diet: "Nuts.\nAnd honey.",
        industry: "hospitality",
        interests: ["chatbots", "not-sure"],
        parking: "yes",
        newsletter: "yes",
      },
    }),
  ]);
});
