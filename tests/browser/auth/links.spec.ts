import { applicationRuns } from "../../support/application.ts";
import {
  askForLink,
  expectForm,
  expectNewLinkBelow,
  forgetSession,
  historyOf,
  noteTraces,
  serviceCalls,
  setPassword,
  signIn,
  storedSession,
} from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { APPLICATION, hold } from "../../support/hold.ts";
import { content } from "../../support/site.ts";
import { watch } from "../../support/test.ts";

// arrival.test.ts has how links are read, flows-links.test.ts what the service answers.

/** Follows a link at the service. @returns the final address, with tokens */
async function followed(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

const EXPIRED = "Email link is invalid or has expired";
const NO_SESSION = "No active session. Please request a new password reset link.";

test("a link from the dashboard leads to a new password wherever it lands; its tokens are off the address before anything else happens, and nothing of them is left for Back", async ({
  page,
  backend,
  baseURL,
}) => {
  const traces = noteTraces(page);
  const release = await hold(page, APPLICATION);
  const calls = serviceCalls(page);
  await page.goto("/about");
  await page.goto(await backend.dashboardLink(`${baseURL}/pricing?from=mail`), { waitUntil: "commit" });
  await expect(page).toHaveURL("/pricing?from=mail");
  expect(calls).toEqual(["GET /verify"]);
  release();
  await expectForm(page);
  await traces.look();
  await setPassword(page, backend, "secret-of-a-test");
  await expect(page).toHaveURL("/");
  await traces.look();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await traces.look();
  expect(traces.found()).toEqual([]);
  // A page that loads the application at once, and one of the auth pages.
  for (const landing of ["/contact", "/auth/callback"]) {
    await page.goto("about:blank");
    await page.goto(await backend.dashboardLink(baseURL + landing));
    await expectForm(page);
  }
});

test.describe("where no page is", () => {
  test.use({ provoked: /^404: http:\/\/localhost|status of 404/ });

  test("a link with tokens leads to a new password, also one whose path a gateway has changed", async ({
    page,
    backend,
    baseURL,
  }) => {
    await page.goto(await backend.dashboardLink(`${baseURL}/no-such-page`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set Your Password");
    await expectForm(page);
    await expect(page).toHaveTitle(/Set Your Password/);
    expect((await historyOf(page)).filter((address) => address.includes("token="))).toEqual([]);
    await forgetSession(page);
    const given = new URL(await followed(await backend.dashboardLink(`${baseURL}/auth/reset-password`)));
    await page.goto(`/AUTH/Reset-Password%23${given.hash.slice(1).replaceAll("&", "&amp;")}`);
    await expectForm(page);
    await setPassword(page, backend, "set-by-a-changed-link");
  });
});

test("a link that is pasted into an open tab does what it does in a new one, whether the application runs there or not", async ({
  page,
  backend,
  baseURL,
}) => {
  for (const [landing, isRunning] of [
    ["/pricing", false],
    ["/auth/reset-password", true],
  ] as const) {
    const link = await followed(await backend.dashboardLink(`${baseURL}${landing}`));
    await page.goto(landing);
    if (isRunning) {
      await page.keyboard.press("Tab");
      await applicationRuns(page);
    }
    await page.evaluate((address) => location.assign(address), link);
    await expectForm(page);
    expect((await historyOf(page)).filter((address) => address.includes("token="))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("access_token");
    await forgetSession(page);
  }
});

test("a link that was asked for on the site cannot be exchanged in another browser, which is said, and a new one can be had there", async ({
  page,
  backend,
  browser,
}) => {
  const link = await askForLink(page, backend);
  const elsewhere = await browser.newContext({ baseURL: page.url() });
  const other = await elsewhere.newPage();
  const complaints = watch(other);
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
  await expect(other.getByRole("alert")).toContainText("PKCE code verifier not found in storage");
  await expectNewLinkBelow(other, "Opening it here has used it up");
  await other.goto(backend.mails()[0]?.link ?? "");
  await expectForm(other);
  expect(complaints).toEqual([]);
  await elsewhere.close();
});

test.describe("a link that can't sign in", () => {
  test.use({ provoked: /The sign-in link did not work|^403: http:\/\/127|status of 403/ });

  const { otherLink, help, noSessionTitle } = content.one("auth-reset-password");

  test("says so and offers a new one where it has expired, leaves the page alone where it is garbage, and is not followed where it is of another kind", async ({
    page,
    backend,
    baseURL,
  }) => {
    const expired = await backend.dashboardLink(`${baseURL}/pricing`);
    const followedOther = await followed(await backend.dashboardLink(`${baseURL}/pricing`));
    await test.step("expired", async () => {
      backend.clock.advance(3601);
      await page.goto(expired);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(noSessionTitle);
      await expect(page.getByRole("alert")).toContainText(EXPIRED);
      await expect(page.getByText("Send a new link")).toBeVisible();
    });
    await test.step("garbage", async () => {
      const told = page.waitForEvent("console", (message) =>
        message.text().startsWith("The sign-in link did not work"),
      );
      const before = await page.goto("/pricing").then(() => page.locator("main").textContent());
      await page.goto("about:blank");
      await page.goto("/pricing#access_token=garbage&refresh_token=r-garbage&type=recovery");
      await told;
      await expect(page).toHaveURL("/pricing");
      expect(await page.locator("main").textContent()).toBe(before);
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(await storedSession(page)).toBeNull();
    });
    await test.step("of another kind: a message leads to a link that works", async () => {
      await page.goto("/about");
      await page.evaluate(
        (address) => location.assign(address),
        followedOther.replace("&type=recovery", "&type=invite"),
      );
      const message = page.getByRole("listitem").filter({ hasText: otherLink.message });
      await expect(message).toBeVisible();
      await expect(page).toHaveURL("/pricing");
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Set Your Password");
      expect((await historyOf(page)).filter((address) => address.includes("token="))).toEqual([]);
      expect(await storedSession(page)).toBeNull();
      await message.getByRole("link", { name: otherLink.ask }).click();
      await expect(page).toHaveURL("/auth/reset-password");
      await expectNewLinkBelow(page, NO_SESSION);
    });
  });

  test("takes no session from those who have one, nor says so", async ({ page, backend, baseURL }) => {
    await signIn(page, backend, baseURL);
    const session = await storedSession(page);
    for (const half of ["access_token=a.b.c&type=recovery", "access_token=a&refresh_token=r&type=signup"]) {
      await page.goto(`/pricing#${half}`);
      await expect(page.getByText(otherLink.message)).toBeVisible();
      await expect(page).toHaveURL("/pricing");
      await page.goto(`/auth/reset-password#${half}`);
      await expect(page.getByRole("alert")).toHaveText(otherLink.message);
      await expectForm(page);
      expect(await storedSession(page)).toEqual(session);
    }
    await page.goto("/auth/callback#access_token=a.b.c&type=recovery");
    await expect(page.getByRole("alert")).toHaveText(help.ownLink);
    await expect(page.getByText(NO_SESSION)).toHaveCount(0);
  });
});
