import fc from "fast-check";
import { safeNextPath } from "../../../src/auth/next-path.ts";
import vectors from "../../fixtures/next-vectors.json" with { type: "json" };
import {
  askForLink,
  expectAccessible,
  expectForm,
  expectNewLinkBelow,
  historyOf,
  leadingTo,
  noteTraces,
  REFUSED,
  serviceCalls,
  setPassword,
  storedSession,
} from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

test("the code leaves the address before the exchange, the page says that it is working, leads on, and nothing of the code is left for Back", async ({
  page,
  backend,
}) => {
  const traces = noteTraces(page);
  const link = await askForLink(page, backend);
  backend.fail({ path: "/auth/v1/token", delay: 1000 });
  await page.goto("/about");
  await page.goto(link);
  await expect(page).toHaveURL("/auth/callback?type=recovery");
  await expect(page.getByRole("status")).toHaveText("Finalizing sign-in...");
  await expectForm(page);
  await traces.look();
  await setPassword(page, backend, "secret-of-a-test");
  await expect(page).toHaveURL("/");
  await traces.look();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await traces.look();
  expect(traces.found()).toEqual([]);
});

const anything = fc.array(
  fc.constantFrom(..."/\\.:@?#%\t\n a", "..", "%2e", "%2f", "%5c", "//", "evil.com", "https:", "about"),
  { maxLength: 12 },
);

test("leads on to where the address says, with a code and without, and to no other site, whatever the address says", async ({
  page,
  backend,
  baseURL,
}) => {
  await page.goto(leadingTo(await askForLink(page, backend), "/auth/callback?next=%2Fpricing%3Fplan%3Dgrowth"));
  await expect(page).toHaveURL("/pricing?plan=growth");
  expect(await storedSession(page)).toMatchObject({ refresh_token: expect.any(String) });
  await page.evaluate(() => localStorage.clear());
  const calls = serviceCalls(page);
  for (const [query, expected] of [
    ["", "/"],
    ["?next=%2F%2Fevil.com", "/"],
    ["?type=recovery&next=%2Fabout", "/auth/reset-password"],
    ["?next=%2Fabout", "/about"],
  ] as const) {
    await page.goto(`/auth/callback${query}`);
    await expect(page, query).toHaveURL(expected);
  }
  expect(calls).toEqual([]);
  await test.step("as the browser reads it; next-path.test.ts has the details", async () => {
    const read = (paths: readonly string[]) =>
      page.evaluate((all) => all.map((path) => new URL(path, location.origin).href), paths);
    const expected = vectors.map((vector) => new URL(vector.expected, baseURL).href);
    expect(await read(vectors.map(({ next }) => safeNextPath(next)))).toEqual(expected);
    const paths = fc.sample(anything, 2000).map((parts) => safeNextPath(`/${parts.join("")}`));
    expect(new Set((await read(paths)).map((href) => new URL(href).origin))).toEqual(new Set([baseURL]));
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
});

test("the service's own error is read once, as text, and leaves address and history; it is whole and accessible however long, and the way home is there", async ({
  page,
}) => {
  const query = `error=access_denied&error_code=otp_expired&error_description=It%27s+over%3A+%3Cb%3Etoo+${"late".repeat(48)}`;
  await page.goto(`/auth/callback?type=recovery&${query}#${query.replaceAll("%", "%25")}&sb=`);
  await expect(page.getByRole("heading", { name: "Authentication Error" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("It's over: <b>too late");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page).toHaveURL("/auth/callback?type=recovery");
  expect((await historyOf(page)).filter((address) => address.includes("error"))).toEqual([]);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
