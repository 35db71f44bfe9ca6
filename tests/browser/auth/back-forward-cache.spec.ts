import { applicationRuns } from "../../support/application.ts";
import { setPassword, signIn } from "../../support/auth.ts";
import { keepingPages, leaveAndComeBack } from "../../support/back-forward-cache.ts";
import { expect, test } from "../../support/backend.ts";

test.use(keepingPages);

test("Back brings a signed-in person's pages as they were left, and they can go on", async ({
  page,
  backend,
  baseURL,
}) => {
  await signIn(page, backend, baseURL);
  expect(await leaveAndComeBack(page)).toEqual([]);
  await setPassword(page, backend, "set-after-coming-back");
  for (const address of ["/about", "/contact"]) {
    await page.goto(address);
    await applicationRuns(page);
    expect(await leaveAndComeBack(page), address).toEqual([]);
  }
});
