import { everyKindOfPage } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

// Without scripts, Chromium refuses preloads of scripts; nothing else may fail.
test.use({ javaScriptEnabled: false, provoked: /^failed: \S+\.js csp$/ });

test("every kind of page reads without JavaScript", async ({ page }) => {
  for (const address of everyKindOfPage) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await expect(page.locator("h1"), address).toBeVisible();
    await expect(page.locator("main :is(h2, h3)").filter({ visible: false }), address).toHaveCount(0);
    await expect(page.locator("footer"), address).toContainText(String(new Date().getFullYear()));
    const words = ((await page.locator("main").textContent()) ?? "").split(/\s+/).length;
    expect(words, address).toBeGreaterThan(address.startsWith("/auth/") ? 5 : 120);
  }
});
