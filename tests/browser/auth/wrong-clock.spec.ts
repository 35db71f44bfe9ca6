import { expectForm, serviceCalls, setPassword, signIn } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

const YEAR = 365 * 24 * 3_600_000;

test("a clock that is ten years ahead lets staff follow a link, come back and set a password", async ({
  page,
  backend,
  baseURL,
}) => {
  const calls = serviceCalls(page);
  await page.clock.install({ time: Date.now() + 10 * YEAR });
  await signIn(page, backend, baseURL);
  await page.reload();
  await expectForm(page);
  await setPassword(page, backend, "a new password");
  expect(calls.length, "calls to the service, which must not be stormed").toBeLessThan(20);
});
