import {
  ask,
  costOf,
  dialogOf,
  lastAnswer,
  launcherOf,
  openAssistant,
  plans,
  samples,
  words,
} from "../../support/assistant.ts";
import { makeOlder } from "../../support/older-browser.ts";
import { content } from "../../support/site.ts";
import { expect, test } from "../../support/test.ts";

const { sales, office, hours } = content.one("contacts");
const [growth = "", , , , , weather = ""] = samples;

/** A page's name is its title up to a colon. */
const pricing =
  content
    .all("pages")
    .find(({ name }) => name === "pricing")
    ?.data.seo.title.replace(/: .*/, "") ?? "";

test.beforeEach(async ({ page }) => {
  await page.goto("/demo");
});

test("a sample question on the page is asked and answered with exact facts and their source", async ({ page }) => {
  await page.getByRole("main").getByRole("button", { name: growth }).click();
  const answer = lastAnswer(page);
  for (const item of plans.get("growth")?.contents ?? []) await expect(answer).toContainText(item);
  await expect(answer.getByRole("link", { name: pricing })).toHaveAttribute("href", /^\/pricing(?:#|$)/);
});

for (const width of [390, 1440]) {
  test(`all sample questions can still be asked in the dialog, which covers the page's, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("main").getByRole("button", { name: growth }).click();
    await expect(lastAnswer(page)).toContainText(growth);
    for (const question of [...samples].reverse()) {
      const sample = dialogOf(page).getByRole("button", { name: question, exact: true });
      await sample.click();
      await expect(sample).toBeInViewport({ ratio: 0.99 });
      await expect(lastAnswer(page)).toContainText(question);
    }
  });
}

test("a typed question with a slip of the finger is answered, and the follow-up is understood", async ({ page }) => {
  await openAssistant(page);
  await ask(page, "how much is the startr plan");
  await expect(lastAnswer(page)).toContainText(`${plans.get("starter")?.name}: ${costOf("starter")}`);
  await ask(page, "and Growth?");
  await expect(lastAnswer(page)).toContainText(costOf("growth").split(",")[0] ?? "");
});

test("Enter that chooses a character in Safari's input method sends nothing, and Escape closes nothing", async ({
  page,
}) => {
  await openAssistant(page);
  const box = dialogOf(page).getByRole("textbox");
  await box.fill("料金は？");
  // Playwright has no input method. Safari ends the composition first, so only this key code tells.
  for (const key of ["Enter", "Escape"]) await box.dispatchEvent("keydown", { key, keyCode: 229 });
  await expect(box).toHaveValue("料金は？");
  await box.press("Enter");
  await expect(box).toHaveValue("");
  await expect(lastAnswer(page)).toContainText("料金は？");
});

test("what the site doesn't say is declined, with ways to a person", async ({ page }) => {
  await openAssistant(page);
  await ask(page, weather);
  await expect(lastAnswer(page)).toContainText(sales.phone);
  for (const { label, href } of [words.offers.contact, words.offers.session]) {
    await expect(lastAnswer(page).getByRole("link", { name: label })).toHaveAttribute("href", href);
  }
});

test("a visitor in danger gets the emergency numbers, and nothing else", async ({ page }) => {
  await openAssistant(page);
  await ask(page, "my dad has stopped breathing");
  const { numbers } = words.emergency;
  for (const { phone } of numbers) {
    await expect(lastAnswer(page).getByRole("link", { name: phone })).toHaveAttribute(
      "href",
      `tel:${phone.replaceAll(" ", "")}`,
    );
  }
  await expect(lastAnswer(page).getByRole("link")).toHaveCount(numbers.length);
});

test("a question that is suggested is asked by a press", async ({ page }) => {
  await openAssistant(page);
  await ask(page, "how much is the starter plan");
  const suggested = lastAnswer(page).getByRole("listitem").getByRole("button").first();
  const question = await suggested.innerText();
  await suggested.click();
  await expect(lastAnswer(page)).toContainText(question);
  await expect(dialogOf(page).getByRole("article")).toHaveCount(2);
});

test("it says what it is before anything is typed", async ({ page }) => {
  await expect(await openAssistant(page)).toContainText(words.whatItIs);
});

test("Escape closes it and gives the focus back to what opened it", async ({ page }) => {
  await openAssistant(page);
  await expect(page.getByRole("textbox", { name: words.field })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(launcherOf(page)).toBeFocused();

  const sample = page.getByRole("main").getByRole("button", { name: growth });
  await sample.click();
  await expect(lastAnswer(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sample).toBeFocused();
});

test("it traps nothing: the page beside it can be used, and Tab leads out of it", async ({ page }) => {
  const dialog = await openAssistant(page);
  await expect(page.getByRole("textbox", { name: words.field })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.locator(":focus")).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Request a demo" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the conversation is kept for the visit, and forgotten when asked to", async ({ page }) => {
  await openAssistant(page);
  await ask(page, "what are your opening hours");
  await expect(lastAnswer(page)).toContainText(hours);
  await page.reload();
  await expect(launcherOf(page)).toHaveText(words.resume);
  const dialog = await openAssistant(page);
  await expect(lastAnswer(page)).toContainText(hours);
  await dialog.getByRole("button", { name: words.reset }).click();
  await expect(dialog).toContainText(words.greeting);
  await page.reload();
  await expect(launcherOf(page)).toHaveText(words.open);
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
  await openAssistant(page);
  await ask(page, "what is your phone number");
  await expect(lastAnswer(page).getByRole("link", { name: sales.phone })).toHaveAttribute(
    "href",
    `tel:${sales.phone.replace(/\D/g, "")}`,
  );
});

test("an answer is copied as plain text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAssistant(page);
  await ask(page, "where is your office");
  await lastAnswer(page).getByRole("button", { name: words.copy }).click();
  await expect(lastAnswer(page).getByRole("button", { name: words.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(office.street);
});

test("screen readers hear an answer once, as a whole", async ({ page }) => {
  const dialog = await openAssistant(page);
  const region = dialog.getByRole("status");
  await expect(region).toBeEmpty();
  await ask(page, "what are your opening hours");
  await expect(region).toHaveText(new RegExp(`^${words.answered} `));
  await expect(region).toContainText(hours);
});

test("a question that is too long stays in the box, and is not asked", async ({ page }) => {
  const dialog = await openAssistant(page);
  await ask(page, "why ".repeat(200));
  await expect(dialog.getByRole("alert")).toHaveText(words.tooLong);
  await expect(page.getByRole("textbox", { name: words.field })).toHaveValue(/why why/);
  await expect(dialog.getByRole("article")).toHaveCount(0);
});

test("a source leads to its part of the page", async ({ page }) => {
  await openAssistant(page);
  await ask(page, "am i locked in");
  await lastAnswer(page).getByRole("link", { name: pricing }).click();
  await expect(page).toHaveURL("/pricing#am-i-locked-into-a-contract");
  await expect(page.getByText("Am I locked into a contract?", { exact: true })).toBeInViewport();
});

test("a telephone of 2023 gets answers, too", async ({ page }) => {
  await makeOlder(page);
  await page.goto("/demo");
  await openAssistant(page);
  await ask(page, "how long does it take to set up");
  await expect(lastAnswer(page)).toContainText(`: ${plans.get("starter")?.comparison["implementation"]}`);
});

test.describe("without the network", () => {
  test.use({ provoked: /knowledge\.json|ERR_/ });

  test("it says that no answer came, and answers once it can", async ({ page }) => {
    await page.route("**/knowledge.json", (route) => route.abort());
    await page.goto("/demo");
    await openAssistant(page);
    await ask(page, "what are your opening hours");
    await expect(lastAnswer(page)).toContainText(words.failed);
    await page.unroute("**/knowledge.json");
    await lastAnswer(page).getByRole("button", { name: words.tryAgain }).click();
    await expect(lastAnswer(page)).toContainText(hours);
  });
});
