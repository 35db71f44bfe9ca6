import { addresses } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// Without scripting, Chromium refuses to preload the scripts that eager pages name; nothing else may fail.
test.use({ javaScriptEnabled: false, provoked: /^failed: \S+\.js csp$/ });

for (const address of addresses) {
  test(`${address} reads without JavaScript`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main :is(h2, h3)").filter({ visible: false })).toHaveCount(0);
    await expect(page.locator("footer")).toContainText(String(new Date().getFullYear()));
    expect(((await page.locator("main").textContent()) ?? "").split(/\s+/).length).toBeGreaterThan(
      address.startsWith("/auth/") ? 5 : 120,
    );
  });
}
