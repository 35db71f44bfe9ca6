import fc from "fast-check";
import { safeNextPath } from "../../../src/auth/next-path.ts";
import vectors from "../../fixtures/next-vectors.json" with { type: "json" };
import {
  askForLink,
  expectForm,
  expectNewLinkBelow,
  historyOf,
  REFUSED,
  serviceCalls,
  storedSession,
} from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

test("says that it is working until the code is exchanged", async ({ page, backend }) => {
  const link = await askForLink(page, backend);
  backend.fail({ path: "/auth/v1/token", delay: 1000 });
  await page.goto(link);
  await expect(page.getByRole("status")).toHaveText("Finalizing sign-in...");
  await expectForm(page);
});

test("keeps what stands around the message where it is when a link has expired", async ({ page }) => {
  const lines = page.locator("[data-decoration=hero] svg");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/auth/callback?error=access_denied&error_description=Email+link+is+invalid");
  await expect(page.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
  await expect(lines).toBeVisible();
  expect(requests.filter((path) => path.includes("hero") && path.includes("lines"))).toEqual([]);
});

test("takes the code off the address before the exchange, and replaces itself in the history", async ({
  page,
  backend,
}) => {
  const link = await askForLink(page, backend);
  backend.fail({ path: "/auth/v1/token", delay: 1000 });
  await page.goto("/about");
  await page.goto(link);
  await expect(page).toHaveURL("/auth/callback?type=recovery");
  await expect(page.getByText("Finalizing sign-in...")).toBeVisible();
  await expectForm(page);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});

test("without a code goes straight on", async ({ page }) => {
  const calls = serviceCalls(page);
  await page.goto("/auth/callback");
  await expect(page).toHaveURL("/");
  await page.goto("/auth/callback?next=%2Fabout");
  await expect(page).toHaveURL("/about");
  await page.goto("/auth/callback?type=recovery&next=%2Fabout");
  await expect(page).toHaveURL("/auth/reset-password");
  expect(calls).toEqual([]);
});

test.describe("next", () => {
  const anything = fc.array(
    fc.constantFrom(..."/\\.:@?#%\t\n a", "..", "%2e", "%2f", "%5c", "//", "evil.com", "https:", "about"),
    { maxLength: 12 },
  );

  test.beforeEach(async ({ context, baseURL }) => {
    // Where it leads is what counts, not what is there: many of these addresses have no page.
    await context.route("**/*", (route) => {
      const url = new URL(route.request().url());
      const isNeeded = url.origin === baseURL && /^\/(?:auth\/callback|assets|data|images)/.test(url.pathname);
      if (isNeeded) return route.continue();
      return route.fulfill({ status: 200, contentType: "text/html", body: "<title>Landed</title>" });
    });
  });

  // Each vector is one of next-path.test.ts, too; here it is the browser that reads what the code gives it.
  test("is read by the browser as each of the vectors says", async ({ page, baseURL }) => {
    await page.goto("/about");
    const paths = vectors.map(({ next }) => safeNextPath(next));
    const read = await page.evaluate((all) => all.map((path) => new URL(path, location.origin).href), paths);
    expect(read).toEqual(vectors.map(({ expected }) => new URL(expected, baseURL).href));
  });

  test("leads to a path of this site, and home where it is none", async ({ page, baseURL }) => {
    for (const [next, expected] of [
      ["/blog/post-1?plan=pro&x=1#comments", "/blog/post-1?plan=pro&x=1#comments"],
      ["//evil.com", "/"],
    ] as const) {
      await page.goto(`/auth/callback?next=${encodeURIComponent(next)}`);
      await expect(page, next).toHaveTitle("Landed");
      expect(page.url(), next).toBe(baseURL + expected);
    }
  });

  test("is read by the browser as this site's, whatever it is", async ({ page, baseURL }) => {
    await page.goto("/about");
    const paths = fc.sample(anything, 2000).map((parts) => safeNextPath(`/${parts.join("")}`));
    const origins = await page.evaluate((all) => {
      const link = document.createElement("a");
      return all.map((path) => {
        link.href = path;
        return link.origin;
      });
    }, paths);
    expect(new Set(origins)).toEqual(new Set([baseURL]));
  });
});

test.describe("when the sign-in fails", () => {
  test.use({ provoked: REFUSED });

  test("the service's message is shown, and a new link helps", async ({ page, backend }) => {
    const calls = serviceCalls(page);
    const link = await askForLink(page, backend);
    calls.length = 0;
    backend.fail({ path: "/auth/v1/token", error: "bad_code_verifier" });
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Error");
    await expectNewLinkBelow(page, "code challenge does not match previously saved code verifier");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
    expect(calls.filter((call) => call.startsWith("POST /token"))).toHaveLength(1);
    expect(await storedSession(page)).toBeNull();
    await page.goto(backend.mails()[0]?.link ?? "");
    await expectForm(page);
  });

  test("because the answer got lost, the code is spent, which is said, and a new link helps", async ({
    page,
    backend,
  }) => {
    const link = await askForLink(page, backend);
    backend.fail({ path: "/auth/v1/token", cutAfter: true });
    await page.goto(link);
    await expectNewLinkBelow(page, "invalid flow state, no valid flow state found");
  });

  test("Return to Home leads home", async ({ page }) => {
    await page.goto("/auth/callback?error=access_denied");
    await expect(page.getByRole("alert")).toContainText("access_denied");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("the service's own error", () => {
  const error = "error=server_error&error_code=unexpected_failure&error_description=Error+sending+%3Cb%3Email";

  test("in query or hash is shown as text, and no code is exchanged", async ({ page }) => {
    const calls = serviceCalls(page);
    for (const place of ["?", "#"]) {
      for (const path of ["/auth/callback", "/auth/reset-password"]) {
        await page.goto("about:blank");
        await page.goto(path + place + error);
        await expect(page.getByRole("alert"), path + place).toContainText("Error sending <b>mail");
      }
    }
    expect(calls).toEqual([]);
  });
});

test("an error that comes twice, in the hash escaped twice, is read once and leaves address and history", async ({
  page,
}) => {
  const query = "error=access_denied&error_code=otp_expired&error_description=It%27s+over%3A+too+late";
  await page.goto(`/auth/callback?type=recovery&${query}#${query.replaceAll("%", "%25")}&sb=`);
  await expect(page.getByRole("alert")).toContainText("It's over: too late");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveURL("/auth/callback?type=recovery");
  expect((await historyOf(page)).filter((address) => address.includes("error"))).toEqual([]);
});

test.describe("a garbage code", () => {
  test.use({ provoked: REFUSED });
  test("spends no link that is waiting", async ({ page, backend }) => {
    const link = await askForLink(page, backend);
    await page.goto("/auth/callback?code=garbage");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Authentication Error");
    await page.goto(link);
    await expectForm(page);
    expect(await page.evaluate(() => Object.keys(localStorage)), "nothing of the link is left").toEqual([
      "sb-127-auth-token",
    ]);
  });
});
