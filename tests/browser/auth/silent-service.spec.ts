import { askForLink, expectForm, REFUSED, serviceCalls, setPassword, storedSession } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { titleOf } from "../../support/site.ts";

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

test("a page that is reached with tokens stays while the service is away, the console is told once, and then it leads on", async ({
  page,
  backend,
  baseURL,
}) => {
  const said: string[] = [];
  page.on("console", (message) => message.text().startsWith("The sign-in link") && said.push(message.text()));
  const link = await backend.dashboardLink(`${baseURL}/pricing`);
  backend.fail({ path: "/auth/v1/user", times: 2, status: 503, body: {} });
  await page.goto(link);
  await backend.failed();
  await expect(page).toHaveTitle(titleOf("/pricing"));
  await expect(page).toHaveURL("/pricing");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectForm(page);
  expect(said).toHaveLength(1);
});

test("a browser that believes it is offline, as behind some VPNs, asks all the same", async ({
  page,
  backend,
  baseURL,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await page.goto(await backend.dashboardLink(`${baseURL}/auth/reset-password`));
  await expectForm(page);
  await setPassword(page, backend, "set-behind-a-vpn");
});

test("a link with tokens is still good when the network is back", async ({ page, context, backend, baseURL }) => {
  await page.goto("/about");
  const link = await backend.dashboardLink(`${baseURL}/auth/reset-password`);
  backend.fail({ path: "/auth/v1/user", times: 1000, cutBefore: true });
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await context.setOffline(true);
  backend.recover();
  await context.setOffline(false);
  await expect(page.getByLabel("New Password")).toBeVisible();
  await expectForm(page);
});

test("a link is still good where neither the page's data come nor the service answers at first", async ({
  page,
  backend,
  baseURL,
}) => {
  const link = await backend.dashboardLink(`${baseURL}/pricing`);
  await page.route("**/data/pricing.json", (route) => route.fulfill({ status: 503, body: "" }));
  backend.fail({ path: "/auth/v1/user", status: 403, text: "<p>Please sign in</p>" });
  await page.goto(link);
  await expect(page.getByLabel("New Password")).toBeVisible();
  await expectForm(page);
});
