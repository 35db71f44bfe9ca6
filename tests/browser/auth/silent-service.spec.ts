import {
  askForLink,
  expectAccessible,
  expectForm,
  REFUSED,
  serviceCalls,
  setPassword,
  spoilSession,
  storedSession,
} from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { stopClock } from "../../support/clock.ts";
import { titleOf } from "../../support/site.ts";

// flows.test.ts and flows-links.test.ts have what counts as silence.

test.use({
  provoked: new RegExp(`${REFUSED.source}|^error: The sign-in link (?:did not work|waits)|^503: .*/data/pricing.json`),
});

test("a link with a code is still good while the service is silent, which is told, and can be tried again at once", async ({
  page,
  backend,
}) => {
  const link = await askForLink(page, backend);
  const calls = serviceCalls(page);
  backend.fail({ path: "/auth/v1/token", times: 1000, status: 503, body: {} });
  await page.clock.install();
  await page.goto(link);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("isn’t answering");
  await expect(alert).toBeFocused();
  expect(page.url()).not.toContain("code=");
  expect(await storedSession(page)).toBeNull();
  await expectAccessible(page);
  // By now it waits for eight seconds before it retries.
  const exchanges = async () => {
    await page.clock.fastForward(1000);
    return calls.filter((call) => call.startsWith("POST /token")).length;
  };
  await expect.poll(exchanges).toBe(4);
  backend.recover();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectForm(page);
});

test("a page that is reached with tokens stays while the service is away and its data don't come, the console is told once, and then it leads on", async ({
  page,
  backend,
  baseURL,
}) => {
  const said: string[] = [];
  page.on("console", (message) => message.text().startsWith("The sign-in link") && said.push(message.text()));
  const link = await backend.dashboardLink(`${baseURL}/pricing`);
  await page.route("**/data/pricing.json", (route) => route.fulfill({ status: 503, body: "" }));
  backend.fail({ path: "/auth/v1/user", times: 2, status: 503, body: {} });
  await page.goto(link);
  await backend.failed();
  await expect(page).toHaveTitle(titleOf("/pricing"));
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectForm(page);
  expect(said).toHaveLength(1);
});

test("a link with tokens is still good when the network is back; with an expired session and a service that hangs, the page says so within ten seconds, and a second try works", async ({
  page,
  context,
  backend,
  baseURL,
}) => {
  await page.goto("/about");
  const link = await backend.dashboardLink(`${baseURL}/auth/reset-password`);
  backend.fail({ path: "/auth/v1/user", times: 1000, cutBefore: true });
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(true);
  backend.recover();
  await context.setOffline(false);
  await expect(page.getByLabel("New Password")).toBeVisible();
  await expectForm(page);

  await page.clock.install();
  await spoilSession(page, "expired");
  backend.fail({ path: "/auth/v1/token", times: 1000, delay: 60_000 });
  // "Verifying session..." is in the page before scripts run; the time counts from the request.
  const asked = page.waitForRequest(/grant_type=refresh_token/);
  await page.goto("/auth/reset-password");
  await asked;
  await stopClock(page);
  await page.clock.runFor(9000);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.clock.resume();
  backend.recover();
  await page.getByRole("button", { name: "Try again" }).click();
  await expectForm(page);
  await setPassword(page, backend, "a-good-new-password");
});
