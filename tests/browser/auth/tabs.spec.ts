import { askForLink, expectForm, setPassword } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { watch } from "../../support/test.ts";

const EXPIRED = "Email link is invalid or has expired";

test.describe("in two tabs", () => {
  test("a link that is opened in both signs in both, and both can set a password", async ({
    page,
    context,
    backend,
    baseURL,
  }) => {
    const link = await backend.dashboardLink(`${baseURL}/`);
    const second = await context.newPage();
    const complaints = watch(second);
    await page.goto(link);
    await expectForm(page);
    await second.goto(link);
    await expect(second.getByRole("alert")).toHaveText(EXPIRED);
    await setPassword(page, backend, "set-in-the-first-tab");
    await setPassword(second, backend, "set-in-the-second-tab");
    expect(complaints).toEqual([]);
  });

  test("a link asked for in one can be opened in the other", async ({ page, context, backend }) => {
    const link = await askForLink(page, backend);
    const second = await context.newPage();
    const complaints = watch(second);
    await second.goto(link);
    await expectForm(second);
    await setPassword(second, backend, "set-in-another-tab");
    expect(complaints).toEqual([]);
    await page.reload();
    await expectForm(page);
  });
});

test.describe("Back, after it worked,", () => {
  for (const kind of ["tokens", "a code"] as const) {
    test(`shows nothing of ${kind}: not in the address, the history, a referrer or the console`, async ({
      page,
      context,
      backend,
      baseURL,
    }) => {
      const seen: string[] = [];
      page.on("console", (message) => seen.push(`console: ${message.text()}`));
      context.on("request", (request) => seen.push(`referrer: ${request.headers()["referer"]}`));
      const note = async () => {
        seen.push(`address: ${page.url()}`, `document.referrer: ${await page.evaluate(() => document.referrer)}`);
        const client = await context.newCDPSession(page);
        const { entries } = await client.send("Page.getNavigationHistory");
        seen.push(...entries.map((entry) => `history: ${entry.url}`));
      };
      const link =
        kind === "tokens" ? await backend.dashboardLink(`${baseURL}/pricing`) : await askForLink(page, backend);
      await page.goto("/about");
      await page.goto(link);
      await expectForm(page);
      await note();
      await setPassword(page, backend, "secret-of-a-test");
      await expect(page).toHaveURL("/");
      await note();
      await page.goBack();
      await expect(page).toHaveURL("/about");
      await note();
      expect(seen.filter((line) => /token|code=|eyJ|secret-of-a-test/.test(line))).toEqual([]);
    });
  }
});
