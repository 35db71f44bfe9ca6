import { expectThanks, send, test } from "../../support/forms.ts";
import { forbidStores } from "../../support/no-storage.ts";

test("a browser that keeps nothing of a site sends the form", async ({ page, onlyLead }) => {
  await forbidStores(page);
  await send(page, "contact");
  await expectThanks(page, "contact");
  await onlyLead();
});
