import { askForLink, expectForm, setPassword } from "../../support/auth.ts";
import { expect, test } from "../../support/backend.ts";
import { watch } from "../../support/test.ts";

const EXPIRED = "Email link is invalid or has expired";

test("a link that is opened in two tabs signs in both, the second says that it was used, and both can set a password", async ({
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
  await expectForm(second);
  await setPassword(page, backend, "set-in-the-first-tab");
  await setPassword(second, backend, "set-in-the-second-tab");
  expect(complaints).toEqual([]);
});

test("a link asked for in one tab can be opened in another", async ({ page, context, backend }) => {
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
