import {
  expect,
  expectThanks,
  LEADS_FAIL,
  least,
  openForm,
  send,
  submitButton,
  test,
  type,
} from "../../support/forms.ts";

test.use({ provoked: LEADS_FAIL });

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;

test("a clock that is ten years behind hinders no form, and the lead bears the right time", async ({
  page,
  onlyLead,
}) => {
  await page.clock.install({ time: Date.now() - 10 * YEAR });
  await openForm(page, "contact");
  await type(page, "contact", least.contact);
  await submitButton(page, "contact").click();
  await expectThanks(page, "contact");
  const { submitted_at } = await onlyLead();
  expect(Math.abs(Date.parse(submitted_at) - Date.now())).toBeLessThan(HOUR);
});

// outbox.test.ts has other clocks.
test("what waited under a clock that was years ahead goes out once the clock is right", async ({
  page,
  context,
  backend,
  onlyLead,
}) => {
  backend.fail({ method: "POST", path: "/rest/v1/leads", status: 503, times: 50 });
  await page.clock.install({ time: Date.now() + 10 * YEAR });
  await send(page, "contact");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("unsent:");
  await page.close();
  backend.recover();
  const tab = await context.newPage();
  await tab.goto("/about");
  await onlyLead();
  await expect.poll(() => tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
