import type { Page } from "@playwright/test";
import { industryTiles } from "../../../src/content/lists/industry-tiles.server.ts";
import { ask, lastAnswer, samples, words } from "../../support/assistant.ts";
import {
  expect,
  expectThanks,
  type FormName,
  labelOf,
  openForm,
  submitButton,
  test,
  textField,
  type,
  waitUntilBelievable,
} from "../../support/forms.ts";
import { content } from "../../support/site.ts";

const question = samples.at(-1) ?? "";
const person = { name: "Ana", email: "ana@example.com.au" };

/** Asks an unanswerable question, and takes one of the ways to a person. */
async function takeAlong(page: Page, way: string): Promise<void> {
  await page.goto("/demo");
  await ask(page, question);
  await lastAnswer(page).getByRole("link", { name: way }).click();
}

async function fillInAndSend(page: Page, form: FormName): Promise<void> {
  await type(page, form, person);
  await submitButton(page, form).click();
  await expectThanks(page, form);
}

test("the conversation goes along to the contact form, below what was typed there before, once however often it is taken, and is edited and sent", async ({
  page,
  onlyLead,
}) => {
  const { label, note } = words.offers.contact;
  const message = textField(page, "contact", "message");
  await openForm(page, "contact");
  await message.fill("Half a message");
  await takeAlong(page, label);
  await expect(message).toHaveValue(new RegExp(`^Half a message\n\n${note}\n${words.you}: `));
  const taken = await message.inputValue();
  expect(taken).toContain(question);
  expect(taken).toContain(`\n${words.name}: `);
  await takeAlong(page, label);
  await expect(message).toHaveValue(taken);
  await message.fill(`${taken} Ring me.`);
  await fillInAndSend(page, "contact");
  expect((await onlyLead()).fields["message"]).toBe(`${taken} Ring me.`);
});

test("and to the strategy session, whose form has a box for it only then", async ({ page, onlyLead }) => {
  const { label, note } = words.offers.session;
  const message = textField(page, "strategy-session", "message");
  await openForm(page, "strategy-session");
  await textField(page, "strategy-session", "name").fill(person.name);
  await expect(page.getByLabel(labelOf("strategy-session", "message"))).toHaveCount(0);
  await takeAlong(page, label);
  await expect(message).toHaveValue(new RegExp(`^${note}\n${words.you}: `));
  const taken = await message.inputValue();
  await page.reload();
  await expect(message).toHaveValue(taken);
  await fillInAndSend(page, "strategy-session");
  expect((await onlyLead()).fields["message"]).toBe(taken);
});

test("a trade without a page brings its name to the contact form, and staff see it", async ({ page, onlyLead }) => {
  const [trade] = industryTiles(content).others;
  if (!trade) throw new Error("Every industry has a page.");
  await page.clock.install();
  await page.goto("/industries");
  await page.getByRole("link", { name: trade.title }).first().click();
  const industry = page.getByLabel(labelOf("contact", "industry"));
  await expect(industry).toHaveValue(trade.id);
  await type(page, "contact", { ...person, message: "What does it cost?" });
  await waitUntilBelievable(page);
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact");
  expect((await onlyLead()).fields["industry"]).toBe(trade.id);
});
