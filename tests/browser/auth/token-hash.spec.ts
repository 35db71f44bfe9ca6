import { askForLink, expectForm, historyOf, serviceCalls } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";

test("a token hash is redeemed when the button is pressed, in any browser", async ({ page, backend, browser }) => {
  const token = new URL(await askForLink(page, backend)).searchParams.get("token");
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  const calls = serviceCalls(other);
  // The link of a mail template with the token hash (docs/backend.md).
  await other.goto(`/auth/callback?token_hash=${token}&type=recovery`);
  const button = other.getByRole("button", { name: "Continue" });
  await expect(button).toBeVisible();
  await expect(other).toHaveURL("/auth/callback?type=recovery");
  expect(calls, "nothing is redeemed by those who only look").toEqual([]);
  await button.click();
  await expectForm(other);
  expect(calls.filter((call) => call === "POST /verify")).toHaveLength(1);
  expect((await historyOf(other)).filter((address) => address.includes("token_hash"))).toEqual([]);
  await elsewhere.close();
});
