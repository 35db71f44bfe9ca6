import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import { content } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** Pages that begin with a button, or with a form beside the heading. */
const pages = pagesOfSections(content).flatMap(({ address, data }) => {
  const [hero, next] = data.sections;
  const action = hero?.section === "hero" ? hero.actions[0] : undefined;
  const hasForm = next?.section === "form" && next.layout === "beside-heading";
  return address && (action || hasForm) ? [{ address, label: action?.label }] : [];
});

// The text is in place without scripts, which also makes opening all pages fast.
test.use({ javaScriptEnabled: false });

for (const viewport of [
  { width: 1440, height: 720 },
  { width: 1366, height: 768 },
]) {
  test(`what a page asks for first is seen without scrolling at ${viewport.width} by ${viewport.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    expect(pages.length).toBeGreaterThan(5);
    for (const { address, label } of pages) {
      await page.goto(address);
      const main = page.locator("main");
      const first = label ? main.getByRole("link", { name: label }) : main.getByRole("textbox");
      await expect.soft(first.first(), address).toBeInViewport({ ratio: 1 });
    }
  });
}
