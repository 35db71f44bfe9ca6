import type { Page } from "@playwright/test";
import type { Lead } from "../../scripts/local-backend/leads.ts";
import { form } from "../../src/content/lists/form.server.ts";
import type { Form } from "../../src/forms/field.tsx";
import { test as base, expect } from "./backend.ts";
import { content } from "./site.ts";

export { expect };

/** Each form with the address of its page. */
export const forms = {
  contact: { form: form(content, "contact"), address: "/contact" },
  "strategy-session": { form: form(content, "strategy-session"), address: "/free-strategy-session" },
  "free-guide": { form: form(content, "free-guide"), address: "/free-guide-ai-business" },
  newsletter: { form: form(content, "newsletter"), address: "/blog" },
} as const satisfies Record<string, { readonly form: Form; readonly address: string }>;

export type FormName = keyof typeof forms;

export const formNames: readonly FormName[] = ["contact", "strategy-session", "free-guide", "newsletter"];

export const words = content.one("form-words");

export const contacts = content.one("contacts");

/** The browser's own messages on failed requests for leads. */
export const LEADS_FAIL = /Failed to load resource|\/rest\/v1\/leads/;

const name = "Siobhán O’Neill-Nguyễn";
const email = "siobhan@example.com.au";

/** The required values of each form. */
export const least: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  contact: { name, email, message: "What does it cost?" },
  "strategy-session": { name, email },
  "free-guide": { name, email },
  newsletter: { email },
};

/** Deletes what tests leave in the shared database. */
const EMPTY =
  "truncate public.leads, public.staff_notices, lead_checks.visits, lead_checks.visitor_keys restart identity";

/** Access to the leads that have arrived. */
export interface Leads {
  /** Reads the leads, as staff would. */
  readonly leads: () => Promise<readonly Lead[]>;
  /** Waits for the first lead, and makes sure that there is no second one. */
  readonly onlyLead: () => Promise<Lead>;
}

/** Playwright's test, with access to leads. */
export const test = base.extend<Leads>({
  leads: async ({ backend }, use) => {
    // Before the test instead of during its first request, which may open it.
    await (await backend.database()).asOwner((sql) => sql.exec(EMPTY));
    await use(async () => (await fetch(`${backend.url}/leads.json`)).json());
  },
  onlyLead: async ({ leads }, use) => {
    await use(async () => {
      await expect.poll(async () => (await leads()).length).toBe(1);
      const [lead] = await leads();
      if (!lead) throw new Error("The lead is gone.");
      return lead;
    });
  },
});

/** Opens a form's page with a fake clock, and waits until the form can be sent. */
export async function openForm(page: Page, form: FormName): Promise<void> {
  await openFolded(page, form);
  await unfold(page, form);
}

/** Opens a form's page, and leaves folded fields folded: nothing is pressed. */
export async function openFolded(page: Page, form: FormName): Promise<void> {
  await page.clock.install();
  await page.goto(forms[form].address);
  await expect(submitButton(page, form)).toBeEnabled();
}

/** Shows the fields that a form folds. */
export async function unfold(page: Page, form: FormName): Promise<void> {
  const { more } = forms[form].form;
  if (more) await page.getByText(more, { exact: true }).click();
}

export function submitButton(page: Page, form: FormName) {
  return page.getByRole("button", { name: forms[form].form.submit, exact: true });
}

/** A text field, by its label in content. */
export function textField(page: Page, form: FormName, field: string) {
  return page.getByRole("textbox", { name: labelOf(form, field) });
}

/** The label of a field in content. */
export function labelOf(form: FormName, field: string): string {
  const found = forms[form].form.fields.find((each) => each.name === field);
  if (!found) throw new Error(`The form "${form}" has no field "${field}".`);
  return found.label;
}

/** Fills in fields, and advances the clock, to not look like a bot. */
export async function type(page: Page, form: FormName, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await textField(page, form, field).fill(value);
  }
  await waitUntilBelievable(page);
}

/** Advances the page's clock until no visitor looks like a bot. */
export async function waitUntilBelievable(page: Page): Promise<void> {
  await page.clock.fastForward(4000);
}

/** Opens a form, fills in the required fields, and presses its button. */
export async function send(page: Page, form: FormName): Promise<void> {
  await openForm(page, form);
  await type(page, form, least[form]);
  await submitButton(page, form).click();
}

/** Submits an empty form, and waits for the messages. @returns their summary, and the page's title before */
export async function sendEmpty(page: Page, form: FormName) {
  await waitUntilBelievable(page);
  const title = await page.title();
  await submitButton(page, form).click();
  const summary = page.getByRole("alert").filter({ hasText: words.problem });
  await expect(summary).toBeFocused();
  return { summary, title };
}

/**
 * Waits until a form thanks, however often it has to try, and however long the backend's database takes to open.
 * @param how whether the thanks have the focus, which only the tab in front can tell
 */
export async function expectThanks(page: Page, form: FormName, how: "focused" | "shown" = "focused"): Promise<void> {
  const heading = page.getByRole("heading", { name: forms[form].form.success.title });
  await expect(heading).toBeVisible({ timeout: 25_000 });
  if (how === "focused") await expect(heading).toBeFocused();
}

/** The notice of what has not arrived yet. */
export function waiting(page: Page) {
  return page
    .locator("main form div")
    .filter({ has: page.getByText(words.waiting.title, { exact: true }) })
    .last();
}
