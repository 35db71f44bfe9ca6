import type { Page } from "@playwright/test";
import { violations } from "../../support/axe.ts";
import {
  contacts,
  expect,
  expectThanks,
  forms,
  LEADS_FAIL,
  least,
  openForm,
  send,
  submitButton,
  test,
  textField,
  type,
  waiting,
  words,
} from "../../support/forms.ts";
import { ageLeads } from "../../support/lead-rows.ts";
import { overflow } from "../../support/words-in-page.ts";

test.use({ provoked: LEADS_FAIL });

/** Offline, code that isn't loaded yet fails too. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

const message = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

const INSERT = { method: "POST", path: "/rest/v1/leads" };

test("while it is on its way the button says so, and pressing it again does nothing; a server error is told, the message is kept, whole and accessible, and arrives by itself", async ({
  page,
  backend,
  onlyLead,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const answer = () => released.then(() => ({ status: 500, body: '{"message":"broken"}' }));
  backend.fail({ ...INSERT, times: 50, answer });
  await send(page, "contact");
  const busy = page.getByRole("button", { name: forms.contact.form.busy });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await expect(busy).toBeFocused();
  await busy.click({ force: true });
  await page.keyboard.press("Enter");
  release();
  await expect(page.getByText("HTTP error! status: 500")).toBeVisible();
  await expect(waiting(page)).toContainText(contacts.sales.phone);
  await expect(textField(page, "contact", "message")).toHaveValue(least.contact["message"] ?? "");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(overflow), `${width} px`).toBe(0);
  }
  backend.recover();
  // How often it was tried while the page was looked at, and so how long it waits, is the machine's.
  await page.clock.fastForward("01:15:00");
  await expectThanks(page, "contact");
  await onlyLead();
});

// outbox.test.ts has how long it waits, and that the visitor can cut it short.
test("who is refused because others behind the same address have sent too many is told so, with the telephone number, and served by itself ten minutes later", async ({
  page,
  backend,
  leads,
}) => {
  const visitor = { "cf-connecting-ip": "203.0.113.5" };
  await page.route("**/rest/v1/leads", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...visitor } }),
  );
  const database = await backend.database();
  await database.as(
    "anon",
    (sql) =>
      sql.exec(`insert into public.leads (id, form, fields, page)
        select gen_random_uuid(), 'contact', '{"name": "Colleague"}', '/contact' from generate_series(1, 5)`),
    visitor,
  );
  await send(page, "contact");
  await expect(page.getByText("HTTP error! status: 429")).toBeVisible();
  await expect(waiting(page)).toContainText(words.waiting.rateLimited);
  await expect(waiting(page).getByRole("link", { name: contacts.sales.phone }).first()).toBeVisible();
  await expect(textField(page, "contact", "message")).toHaveValue(least.contact["message"] ?? "");
  expect(await leads()).toHaveLength(5);
  await ageLeads(database, 15 * 60);
  // Eleven minutes, and up to a quarter more.
  await page.clock.fastForward("15:00");
  await expectThanks(page, "contact");
  expect(await leads()).toHaveLength(6);
});

test("a server that hangs is given up after fifteen seconds, and what it does later makes no second row", async ({
  page,
  backend,
  onlyLead,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  backend.fail({ ...INSERT, answer: (_request, answer) => released.then(answer) });
  await send(page, "contact");
  await backend.failed();
  await page.clock.fastForward(15_000);
  await expect(page.getByText(words.noAnswer)).toBeVisible();
  await expect(waiting(page)).toBeFocused();
  release();
  await expectThanks(page, "contact");
  await onlyLead();
});

test("what the database refuses is called refused, and is not tried again", async ({ page, backend, leads }) => {
  backend.fail({ ...INSERT, status: 400, body: { code: "23514", message: "violates check constraint" } });
  await send(page, "contact");
  await expect(page.getByText("HTTP error! status: 400")).toBeVisible();
  await expect(page.getByText(words.refused.title)).toBeVisible();
  await expect(page.locator("main form")).toContainText(contacts.sales.email);
  await expect(textField(page, "contact", "message")).toHaveValue(least.contact["message"] ?? "");
  await expect(page.getByText(words.waiting.title, { exact: true })).toHaveCount(0);
  expect(await leads()).toEqual([]);
});

test.describe("offline", () => {
  test.use({ provoked: OFFLINE });

  test("offline from the first key on is said at once, with the telephone number; back online the message goes out", async ({
    page,
    context,
    leads,
    onlyLead,
  }) => {
    await openForm(page, "contact");
    await context.setOffline(true);
    await type(page, "contact", least.contact);
    await expect(page.locator("main form").getByText(words.offline.title)).toBeVisible();
    await expect(page.locator("main form")).toContainText(contacts.sales.phone);
    await submitButton(page, "contact").click();
    await expect(waiting(page)).toBeFocused();
    await expect(waiting(page)).toContainText(contacts.sales.phone);
    await expect(waiting(page).getByRole("button")).toHaveText([words.waiting.sendNow, words.waiting.takeBack]);
    expect(await leads()).toEqual([]);
    await context.setOffline(false);
    await expectThanks(page, "contact");
    await onlyLead();
  });
});

// send.test.ts has other answers that aren't the service's.
test("a browser that wrongly believes that there is no network sends all the same; the sign-in page of a network is no receipt, and the visitor can send again at once", async ({
  page,
  backend,
  onlyLead,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  const answer = { status: 200, contentType: "text/html", body: "<title>Sign in to this network</title>" };
  const headers = { "access-control-allow-origin": "*" };
  await page.route("**/rest/v1/leads", (route) => route.fulfill({ ...answer, headers }), { times: 1 });
  await send(page, "contact");
  await expect(waiting(page)).toBeFocused();
  await expect(waiting(page), "something has answered").not.toContainText(words.offline.title);
  await expect(textField(page, "contact", "message")).toHaveValue(least.contact["message"] ?? "");
  backend.fail({ ...INSERT, delay: 1000 });
  await waiting(page).getByRole("button", { name: words.waiting.sendNow }).click();
  await expect(message(page, forms.contact.form.busy)).toBeVisible();
  await expect(message(page, forms.contact.form.success.title)).toBeVisible();
  await expectThanks(page, "contact");
  await onlyLead();
});
