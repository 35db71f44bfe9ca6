import { expectForm, serviceCalls, setPassword, signIn } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

const YEAR = 365 * 24 * 3_600_000;

for (const [name, offset] of [
  ["ten years ahead", 10 * YEAR],
  ["ten years behind", -10 * YEAR],
] as const) {
  test(`a clock that is ${name} lets staff follow a link, come back and set a password`, async ({
    page,
    backend,
    baseURL,
  }) => {
    const calls = serviceCalls(page);
    await page.clock.install({ time: Date.now() + offset });
    await signIn(page, backend, baseURL);
    await page.reload();
    await expectForm(page);
    await setPassword(page, backend, "a new password");
    expect(calls.length, "calls to the service, which must not be stormed").toBeLessThan(20);
  });
}
