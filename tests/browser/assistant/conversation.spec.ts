import { ask, chatOf, costOf, lastAnswer, launcherOf, plans, samples, words } from "../../support/assistant.ts";
import { hold } from "../../support/hold.ts";
import { makeOlder } from "../../support/older-browser.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

const { sales, office, hours } = content.one("contacts");
const [growth = ""] = samples;
const weather = samples.at(-1) ?? "";

/** A page's name is its title up to a colon. */
const pricing =
  content
    .all("pages")
    .find(({ name }) => name === "pricing")
    ?.data.seo.title.replace(/: .*/, "") ?? "";

test.beforeEach(async ({ page }) => {
  await page.goto("/demo");
});

test("a sample question is answered with exact facts and their source, which leads to its part of the page", async ({
  page,
}) => {
  await chatOf(page).getByRole("button", { name: growth }).click();
  const answer = lastAnswer(page);
  for (const item of plans.get("growth")?.contents ?? []) await expect(answer).toContainText(item);
  await expect(answer.getByRole("link", { name: pricing })).toHaveAttribute("href", /^\/pricing(?:#|$)/);
  await ask(page, "am i locked in");
  await lastAnswer(page).getByRole("link", { name: pricing }).click();
  await expect(page).toHaveURL("/pricing#am-i-locked-into-a-contract");
  await expect(page.getByText("Am I locked into a contract?", { exact: true })).toBeInViewport();
});

test("it is open on the first screen, its first answer whole, and says what it is, with nothing moved or focused", async ({
  page,
}) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.reload();
    await expect(chatOf(page).getByRole("button", { name: growth })).toBeVisible();
    await expect(chatOf(page)).toContainText(words.whatItIs);
    await expect(chatOf(page).getByRole("button", { name: words.send, exact: true })).toBeInViewport({ ratio: 1 });
    await expect(launcherOf(page)).toHaveCount(0);
    await expect(chatOf(page).getByRole("log").getByRole("link").last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "body"]);
  }
});

test("a question that is sent before the chat's code or the application is there is asked once it is", async ({
  page,
}) => {
  const ways = {
    Enter: () => chatOf(page).getByRole("textbox").press("Enter"),
    "the button": () => chatOf(page).getByRole("button", { name: words.send, exact: true }).dispatchEvent("click"),
  };
  for (const script of ["running.client", "application.client"]) {
    for (const [way, send] of Object.entries(ways)) {
      await test.step(`${way} before ${script}`, async () => {
        await page.evaluate(() => sessionStorage.clear());
        const letCodeCome = await hold(page, `**/${script}*`);
        await page.goto("/demo");
        await chatOf(page).getByRole("textbox").fill("where is your office");
        await send();
        await expect(chatOf(page).getByRole("textbox")).toHaveValue("where is your office");
        letCodeCome();
        await expect(lastAnswer(page)).toContainText(office.street);
        await expect(chatOf(page).getByRole("article")).toHaveCount(1);
        await expect(chatOf(page).getByRole("textbox")).toHaveValue("");
        await page.unrouteAll();
      });
    }
  }
});

for (const hasTouch of [true, false]) {
  test.describe(hasTouch ? "with a finger" : "with a mouse", () => {
    test.use({ hasTouch, ...(hasTouch ? { isMobile: true, viewport: { width: 390, height: 844 } } : {}) });

    test("the page stays where it is while questions are asked, and no keyboard comes up by itself", async ({
      page,
    }) => {
      const chat = chatOf(page);
      const press = (name: string) => {
        const button = chat.getByRole("button", { name, exact: true });
        return hasTouch ? button.tap() : button.click();
      };
      await press(growth);
      await expect(lastAnswer(page)).toContainText(growth);
      await expect(chat.getByRole("textbox")).not.toBeFocused();
      await chat.getByRole("textbox").fill(weather);
      await press(words.send);
      await expect(lastAnswer(page).getByText(weather)).toBeInViewport();
      if (hasTouch) await expect(chat.getByRole("textbox")).not.toBeFocused();
      else await expect(chat.getByRole("textbox")).toBeFocused();
      await press(words.reset);
      await expect(chat.getByRole("article")).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test("a typed question with a slip of the finger is answered, the follow-up understood, and a suggestion asked by a press", async ({
  page,
}) => {
  await ask(page, "how much is the startr plan");
  await expect(lastAnswer(page)).toContainText(`${plans.get("starter")?.name}: ${costOf("starter")}`);
  await ask(page, "and Growth?");
  await expect(lastAnswer(page)).toContainText(costOf("growth").split(",")[0] ?? "");
  await ask(page, "how much is the starter plan");
  const suggested = lastAnswer(page).getByRole("listitem").getByRole("button").first();
  const question = await suggested.innerText();
  await suggested.click();
  await expect(lastAnswer(page)).toContainText(question);
  await expect(chatOf(page).getByRole("article")).toHaveCount(4);
});

test("what the site doesn't say is declined, with ways to a person; a person in danger gets the numbers to ring, and nothing else", async ({
  page,
}) => {
  await ask(page, weather);
  await expect(lastAnswer(page)).toContainText(sales.phone);
  for (const { label, href } of [words.offers.contact, words.offers.session]) {
    await expect(lastAnswer(page).getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
  await ask(page, "my dad has stopped breathing");
  const { numbers } = words.emergency;
  const links = lastAnswer(page).getByRole("link");
  await expect(links.first()).toHaveAttribute("href", `tel:${numbers[0]?.phone.replaceAll(" ", "")}`);
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", /^tel:/);
  await expect(lastAnswer(page).getByRole("listitem").getByRole("button")).toHaveCount(0);
  await expect(chatOf(page).getByRole("alert"), "it is heard at once").toContainText(numbers[0]?.phone ?? "");
});

test("screen readers hear an answer once, as a whole; it is copied as plain text; and a question that is too long stays in the box", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const region = chatOf(page).getByRole("status");
  await expect(region).toBeEmpty();
  await ask(page, "where is your office");
  await expect(region).toHaveText(new RegExp(`^${words.answered} `));
  await expect(region).toContainText(office.street);
  await lastAnswer(page).getByRole("button", { name: words.copy }).click();
  await expect(lastAnswer(page).getByRole("button", { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(office.street);
  await ask(page, "why ".repeat(200));
  await expect(chatOf(page).getByRole("alert").filter({ hasText: words.tooLong })).toBeVisible();
  await expect(page.getByRole("textbox", { name: words.field })).toHaveValue(/why why/);
  await expect(chatOf(page).getByRole("article")).toHaveCount(1);
});

test("Enter that chooses a character in Safari's input method sends nothing, and Escape closes nothing", async ({
  page,
}) => {
  const box = chatOf(page).getByRole("textbox");
  await expect(chatOf(page).getByRole("button", { name: words.send, exact: true })).toBeEnabled();
  await box.fill("料金は？");
  // Playwright has no input method. Safari ends the composition first, so only this key code tells.
  for (const key of ["Enter", "Escape"]) await box.dispatchEvent("keydown", { key, keyCode: 229 });
  await expect(box).toHaveValue("料金は？");
  await box.press("Enter");
  await expect(box).toHaveValue("");
  await expect(lastAnswer(page)).toContainText("料金は？");
});

test("the conversation is kept for the visit, and forgotten when asked to", async ({ page }) => {
  await ask(page, "what are your opening hours");
  await expect(lastAnswer(page)).toContainText(hours);
  await page.reload();
  await expect(lastAnswer(page)).toContainText(hours);
  await chatOf(page).getByRole("button", { name: words.reset }).click();
  await expect(chatOf(page).getByRole("article")).toHaveCount(0);
  await expect(chatOf(page).getByRole("textbox"), "the pressed button is gone").toBeFocused();
  await page.reload();
  await expect(chatOf(page).getByRole("button", { name: growth })).toBeVisible();
  await expect(chatOf(page).getByRole("article")).toHaveCount(0);
});

test("it works where the browser keeps nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  });
  await page.goto("/demo");
  await ask(page, "what is your phone number");
  await expect(lastAnswer(page).getByRole("link", { name: sales.phone }).first()).toHaveAttribute(
    "href",
    `tel:${sales.phone.replace(/\D/g, "")}`,
  );
});

test("a telephone of 2023 gets answers, too", async ({ page }) => {
  await makeOlder(page);
  await page.goto("/demo");
  await ask(page, "what does starter cost");
  await expect(lastAnswer(page)).toContainText(`${plans.get("starter")?.name}: ${costOf("starter")}`);
});

test.describe("without the network", () => {
  test.use({ provoked: /knowledge\.json|ERR_/ });

  test("it says that no answer came, and answers once it can", async ({ page }) => {
    await page.route("**/knowledge.json", (route) => route.abort());
    await page.goto("/demo");
    await ask(page, "what are your opening hours");
    await expect(lastAnswer(page)).toContainText(words.failed);
    await page.unroute("**/knowledge.json");
    await lastAnswer(page).getByRole("button", { name: words.tryAgain }).click();
    await expect(lastAnswer(page)).toContainText(hours);
  });
});
