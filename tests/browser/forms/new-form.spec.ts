import { rmSync } from "node:fs";
import { copyWithBackend } from "../../support/backend-site.ts";
import { everyKind } from "../../support/every-kind.ts";
import { EXTENDED, serveExtended } from "../../support/extended-site.ts";
import { test as base, expect, words } from "../../support/forms.ts";

/** Playwright's test, with the address of a form on a site that has it as an extra. */
const test = base.extend<{ readonly newForm: string }>({
  newForm: async ({ backend }, use) => {
    const folder = copyWithBackend(backend.url, { from: EXTENDED });
    const site = await serveExtended(folder, backend.url);
    await use(`${site.origin}/open-day`);
    await site.close();
    rmSync(folder, { recursive: true });
  },
});

test("a form that a marketer adds, with every kind of field, is checked, sent and stored", async ({
  page,
  newForm,
  leads,
}) => {
  await page.clock.install();
  await page.goto(newForm);
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
  expect(await leads()).toEqual([
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
