import { goBackAndForward, NOT_FOUND, openUnknown, pressHomeButton } from "../support/not-found.ts";
import { sectionAt } from "../support/sections.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// In every browser engine, as they escape addresses differently.

test.use({ provoked: NOT_FOUND });

/** What happens to links in mails and messages: with and without escapes, undecodable, or with a meaning to routers. */
const ODD = ["/日本|%20", "/%zz", "/$address", "/a^b;c'd", `/${"日本-".repeat(28)}`, "/no-such-page?q=%zz&é#ü%"];

test("however an unknown address is spelled, it is fetched once, the button leads home, and Back there again", async ({
  page,
}) => {
  for (const address of ODD) {
    await test.step(address, async () => {
      const url = await openUnknown(page, address);
      await pressHomeButton(page);
      await expect(page).toHaveURL("/");
      const heading = sectionAt(content, "/", "hero").title;
      await expect(page.locator("h1")).toHaveText(heading);
      await goBackAndForward(page, url, heading);
    });
  }
});
