import { expectForm, serviceCalls, setPassword, signIn } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

const YEAR = 365 * 24 * 3_600_000;

test("a browser whose clock is ten years ahead, and that believes it is offline, as behind some VPNs, lets staff follow a link, come back and set a password", async ({
  page,
  backend,
  baseURL,
}) => {
  const calls = serviceCalls(page);
  await page.clock.install({ time: Date.now() + 10 * YEAR });
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await signIn(page, backend, baseURL);
  await page.reload();
  await expectForm(page);
  await setPassword(page, backend, "a new password");
  expect(calls.length, "calls to the service, which must not be stormed").toBeLessThan(20);
});
