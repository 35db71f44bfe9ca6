import type { Page } from "@playwright/test";
import { applicationRuns, followFooterLink } from "../../support/application.ts";
import { APPLICATION, hold } from "../../support/hold.ts";
import { sectionAt } from "../../support/sections.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

/** One page for each way to load text: an article, a document, a form, a page with film, a table. */
const ADDRESSES = ["/", "/contact", "/privacy-policy", "/blog/ai-trends"];
const { menu, loadFailure } = content.one("navigation");

/** Like browser translators: every text node is replaced in two <font> elements. Runs in the page. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  document.documentElement.classList.add("translated-ltr");
  for (const text of texts.filter((each) => each.data.trim() && !each.parentElement?.closest("script"))) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data.toLocaleUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Like password managers, spelling checkers, dark modes and shopping assistants. Runs in the page. */
function decorate(): void {
  document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
  document.body.setAttribute("cz-shortcut-listen", "true");
  document.body.classList.add("extension");
  document.head.prepend(document.createElement("meta"));
  document.body.prepend(document.createElement("div"));
  document.body.append(document.createElement("grammarly-extension"));
  document.documentElement.append(document.createElement("grammarly-desktop-integration"));
  for (const field of document.querySelectorAll("input, textarea")) {
    field.setAttribute("data-lpignore", "true");
    field.after(document.createElement("lastpass-icon"));
  }
  for (const text of document.querySelectorAll("main p, main h1")) text.prepend(document.createElement("span"));
}

const CHANGES = { "a translation": translate, "an extension": decorate };

/** The page's text without markup of translators, except the film button's, which changes. */
async function words(page: Page): Promise<string> {
  const texts = await page.locator("main").evaluate((main) => {
    const copy = document.importNode(main, true);
    for (const each of copy.querySelectorAll("[data-film-toggle], noscript")) each.remove();
    return copy.textContent ?? "";
  });
  return texts.toUpperCase();
}

/** A usable page: it looks as designed, its menu and header work, and its links lead on. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator("header")).toHaveCSS("height", "80px");
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.locator("header")).toHaveAttribute("data-scrolled", "");
  await expect(page.locator("html")).toHaveClass(/mobile/);
  await page.locator("[aria-haspopup=dialog]").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: new RegExp(menu.close, "i") }).click();
  await expect(dialog).toBeHidden();
  await followFooterLink(page, "/about");
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, change] of Object.entries(CHANGES)) {
  test.describe(`${name} that changes the page`, () => {
    // React reports that the document was changed, which is true.
    test.use({ provoked: /React error #418/ });

    test("before the application comes leaves it whole and usable", async ({ page }) => {
      for (const address of ADDRESSES) {
        const letApplicationCome = await hold(page, APPLICATION);
        await page.goto(address, { waitUntil: "commit" });
        // The bootstrap sets it; before, hovering has no effect.
        await expect(page.locator("html")).toHaveClass(/mobile/);
        await page.locator("[aria-haspopup=dialog]").hover();
        await page.evaluate(change);
        const before = await words(page);
        letApplicationCome();
        await applicationRuns(page);
        await expect.poll(() => words(page), address).toBe(before);
      }
      await expectUsable(page);
    });

    test("before the application comes takes nothing that was typed, nor the focus", async ({ page }) => {
      const letApplicationCome = await hold(page, APPLICATION);
      await page.goto("/free-guide-ai-business");
      const form = page.locator("main form");
      await form.locator("summary").click();
      const [interest, agreement] = [form.locator("[name=interests]").nth(1), form.locator("[name=newsletter]")];
      await form.locator("select").first().selectOption({ index: 2 });
      const chosen = await form.locator("select").first().inputValue();
      for (const box of [interest, agreement]) await box.check();
      await page.evaluate(change);
      await form.locator("[name=name]").fill("Zoe");
      letApplicationCome();
      await applicationRuns(page);
      await expect(form.locator("[type=submit]")).toBeEnabled();
      await expect(form.locator("[name=name]")).toHaveValue("Zoe");
      await expect(form.locator("[name=name]")).toBeFocused();
      await expect(form.locator("select").first()).toHaveValue(chosen);
      await expect(interest).toBeChecked();
      await expect(agreement, "an agreement is given by hand only").not.toBeChecked();
      await page.goto("/demo");
      await page.goBack();
      await expect(form.locator("[name=name]")).toHaveValue("Zoe");
    });

    test("after that leaves it whole and usable", async ({ page }) => {
      for (const address of ADDRESSES) {
        await page.goto(address);
        await page.keyboard.press("Shift");
        await applicationRuns(page);
        const before = await words(page);
        await page.evaluate(change);
        expect(await words(page), address).toBe(before);
      }
      await expectUsable(page);
    });
  });
}

test("fields keep what an extension or the browser filled in before the application came", async ({ page }) => {
  const letApplicationCome = await hold(page, APPLICATION);
  await page.goto("/contact", { waitUntil: "commit" });
  const field = page.locator("main form input[name='name']");
  await field.evaluate((input: HTMLInputElement) => {
    input.setAttribute("data-filled-by", "extension");
    input.value = "Li Nguyen";
  });
  letApplicationCome();
  await applicationRuns(page);
  await expect(field).toHaveValue("Li Nguyen");
});

/** Runs in the page: element creation fails as soon as the router has started, before React. */
function breakOnceApplicationRuns(): void {
  Object.defineProperty(history, "scrollRestoration", {
    set: () => {
      Document.prototype.createElement = () => {
        throw new DOMException("Broken.", "NotFoundError");
      };
    },
  });
}

test.describe("where the document is broken so badly that React gives up", () => {
  test.use({ provoked: /NotFoundError|React error|error occurred|is not a child|Broken\./ });

  test("a navigation shows the page as the plain document that it is, with links that work", async ({ page }) => {
    await page.goto("/pricing");
    await page.keyboard.press("Shift");
    await applicationRuns(page);
    await page.evaluate(() => {
      Node.prototype.removeChild = () => {
        throw new DOMException("The node to be removed is not a child of this node.", "NotFoundError");
      };
    });
    const reloaded = page.waitForEvent("load");
    await followFooterLink(page, "/about");
    await reloaded;
    await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
    await expect(page.getByText(loadFailure.title)).toHaveCount(0);
    await followFooterLink(page, "/pricing");
    await expect(page.locator("h1")).toHaveText(sectionAt(content, "/pricing", "hero").title);
  });

  test("a page of which React can draw nothing, not even a message, comes back as it was sent", async ({ page }) => {
    await page.goto("/blog/ai-trends");
    const before = await words(page);
    await page.evaluate(translate);
    await page.evaluate(breakOnceApplicationRuns);
    const reloaded = page.waitForEvent("load");
    await page.keyboard.press("Shift");
    await reloaded;
    expect(await words(page)).toBe(before);
    await followFooterLink(page, "/about");
    await expect(page.locator("h1")).toHaveText(sectionAt(content, "/about", "hero").title);
  });

  test("an article stays readable, without the application until it is opened anew", async ({ page }) => {
    await page.addInitScript(() => {
      const native = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name: string, value: string) {
        if (name === "class" && this.isConnected === false) throw new DOMException("Broken.", "NotFoundError");
        native.call(this, name, value);
      };
    });
    await page.goto("/blog/ai-trends");
    const before = await words(page);
    await page.evaluate(translate);
    const reloaded = page.waitForEvent("load");
    await page.keyboard.press("Shift");
    await reloaded;
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => !JSON.stringify(history.state).includes("plain"));
    expect(await words(page)).toBe(before);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  });
});
