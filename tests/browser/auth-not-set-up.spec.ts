import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** dist/ is built without a backend. */
for (const [address, { notSetUp }] of [
  ["/auth/callback?code=x&type=recovery", content.one("auth-callback")],
  ["/auth/reset-password", content.one("auth-reset-password")],
] as const) {
  test(`${address} explains that sign-in is not set up, and asks nobody`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on("request", (request) => request.url().startsWith(`${baseURL}/`) || elsewhere.push(request.url()));
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notSetUp.title);
    await expect(page.locator("main")).toContainText(notSetUp.text);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    expect(elsewhere).toEqual([]);
  });
}
