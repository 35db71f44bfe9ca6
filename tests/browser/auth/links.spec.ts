import { applicationRuns } from "../../support/application.ts";
import {
  askForLink,
  expectForm,
  expectNewLinkBelow,
  forgetSession,
  historyOf,
  REFUSED,
  serviceCalls,
  setPassword,
  signIn,
  storedSession,
} from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { APPLICATION, hold } from "../../support/hold.ts";
import { content } from "../../support/site.ts";
import { watch } from "../../support/test.ts";

/** Follows a link at the service. @returns the final address, with tokens */
async function followed(link: string): Promise<string> {
  const answer = await fetch(link, { redirect: "manual" });
  return answer.headers.get("location") ?? "";
}

const EXPIRED = "Email link is invalid or has expired";
const NO_SESSION = "No active session. Please request a new password reset link.";

test.describe("a link from the dashboard, with tokens in its hash", () => {
  test("leads to a new password, wherever it lands", async ({ page, backend, baseURL }) => {
    // A reading page, one that loads the application at once, and one of the auth pages (arrival.test.ts has the rest).
    for (const landing of ["/blog/ai-trends?from=mail", "/contact", "/auth/callback"]) {
      await test.step(landing, async () => {
        await page.goto("about:blank");
        await page.goto(await backend.dashboardLink(baseURL + landing));
        await expectForm(page);
      });
    }
    await setPassword(page, backend, "set-by-dashboard-link");
  });

  test("is off the address before anything else happens, the application included", async ({
    page,
    backend,
    baseURL,
  }) => {
    const release = await hold(page, APPLICATION);
    const calls = serviceCalls(page);
    await page.goto(await backend.dashboardLink(`${baseURL}/pricing?from=mail`), { waitUntil: "commit" });
    await expect(page).toHaveURL("/pricing?from=mail");
    expect(calls).toEqual(["GET /verify"]);
    release();
    await expectForm(page);
  });
});

test.describe("a link that lands on an address that does not exist", () => {
  test.use({ provoked: /^404: http:\/\/localhost|status of 404/ });

  test("with tokens, leads to a new password", async ({ page, backend, baseURL }) => {
    await page.goto(await backend.dashboardLink(`${baseURL}/no-such-page`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set Your Password");
    await expectForm(page);
    await expect(page).toHaveTitle(/Set Your Password/);
    expect((await historyOf(page)).filter((address) => address.includes("token="))).toEqual([]);
  });
});

test.describe("a link that is pasted into an open tab", () => {
  test("does what it does in a new one, whether the application runs there or not", async ({
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
});

test.describe("a link that was asked for on the site, with a code", () => {
  test.describe("and is opened in another browser", () => {
    test("cannot be exchanged, which is said, and a new one can be had there", async ({ page, backend, browser }) => {
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
  });
});

test.describe("an expired link", () => {
  test.use({ provoked: REFUSED });

  test("from the dashboard says so and offers a new one, also where it lands on another page", async ({
    page,
    backend,
    baseURL,
  }) => {
    const link = await backend.dashboardLink(`${baseURL}/pricing`);
    backend.clock.advance(3601);
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set Your Password");
    await expect(page.getByRole("alert")).toContainText(EXPIRED);
    await expect(page.getByText("Send a new link")).toBeVisible();
  });
});

test.describe("a link that is used twice", () => {
  test("from the dashboard, says so and shows the form, since the first use signed in", async ({
    page,
    backend,
    baseURL,
  }) => {
    const link = await backend.dashboardLink(`${baseURL}/`);
    await page.goto(link);
    await expectForm(page);
    await page.goto(link);
    await expect(page.getByRole("alert")).toHaveText(EXPIRED);
    await expectForm(page);
    await setPassword(page, backend, "set-at-second-try");
  });
});

test.describe("garbage in the hash", () => {
  test.use({ provoked: /The sign-in link did not work|^403: http:\/\/127|status of 403/ });

  const claims = (payload: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(payload).toString("base64url")}.c2ln`;
  const tokens = ["garbage", claims("no JSON"), claims('{"sub":"x","exp":4102444800}')];

  test("is told to the console and nowhere else", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    const before = await page.goto("/pricing").then(() => page.locator("main").textContent());
    for (const [index, token] of tokens.entries()) {
      await page.goto("about:blank");
      await page.goto(`/pricing#access_token=${token}&refresh_token=r-garbage&type=recovery`);
      const failures = () => said.filter((text) => text.startsWith("The sign-in link did not work"));
      await expect.poll(failures).toHaveLength(index + 1);
      await expect(page).toHaveURL("/pricing");
      expect(await page.locator("main").textContent()).toBe(before);
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(await storedSession(page)).toBeNull();
    }
  });
});

test.describe("a link of another kind, or half of one,", () => {
  const { otherLink } = content.one("auth-reset-password");

  test("is not followed: the visitor stays, with a message that leads to a link that works", async ({
    page,
    backend,
    baseURL,
  }) => {
    const given = await followed(await backend.dashboardLink(`${baseURL}/pricing`));
    await page.goto("/about");
    await page.evaluate((address) => location.assign(address), given.replace("&type=recovery", "&type=invite"));
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
    await expect(page.getByRole("alert")).toHaveText(content.one("auth-reset-password").help.ownLink);
    await expect(page.getByText(NO_SESSION)).toHaveCount(0);
  });
});

test.describe("a link whose path a gateway has changed", () => {
  test.use({ provoked: /^404: http:\/\/localhost|status of 404/ });

  test("is opened at the page that it meant", async ({ page, backend, baseURL }) => {
    const given = new URL(await followed(await backend.dashboardLink(`${baseURL}/auth/reset-password`)));
    await page.goto(`/AUTH/Reset-Password%23${given.hash.slice(1).replaceAll("&", "&amp;")}`);
    await expectForm(page);
    await setPassword(page, backend, "set-by-a-changed-link");
  });
});
