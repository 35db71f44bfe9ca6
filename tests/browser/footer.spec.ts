import { expect, test } from "../support/test.ts";

for (const width of [320, 390, 768]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("whoever loads a page anew at its end is at its end again", async ({ page }) => {
      const lastLine = page.getByRole("contentinfo").getByText(/^©/);
      await page.goto("/industries/legal");
      await lastLine.scrollIntoViewIfNeeded();
      await page.reload();
      await expect(lastLine).toBeInViewport();
    });
  });
}
