import { askForLink, expectForm, setPassword } from "../../support/auth.ts";
import { test } from "../../support/backend.ts";
import { makeOlder } from "../../support/older-browser.ts";

test("a browser of 2023 sets a new password by a mailed link, too", async ({ page, backend }) => {
  await makeOlder(page);
  await page.goto(await askForLink(page, backend));
  await expectForm(page);
  await setPassword(page, backend, "set-in-an-older-browser");
});
