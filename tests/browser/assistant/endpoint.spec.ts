import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { ask, chatOf, lastAnswer, words } from "../../support/assistant.ts";
import { type AssistantSite, type Behaviour, expect, openDemo, test } from "../../support/assistant-site.ts";

/** How long an answer may take, in seconds: more than a slow machine needs. Tests of the timeout advance the page's clock. */
const PATIENCE = 60;

/** An allowed origin for links. */
const HELP = "https://help.bot.example";

async function openWithBot(page: Page, { serveWith }: AssistantSite): Promise<void> {
  const site = await serveWith(({ origin }) => ({
    kind: "endpoint",
    address: `${origin}/ask`,
    linkOrigins: [HELP],
    timeout: PATIENCE,
  }));
  await openDemo(page, site);
}

function begin(response: ServerResponse): (event: string, data: object) => void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  return (event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

const says =
  (...texts: readonly string[]): Behaviour =>
  (_request, response) => {
    const send = begin(response);
    for (const text of texts) send("text", { text });
    send("done", {});
    response.end();
  };

test("the hosted bot is asked with the conversation so far, and its answer appears as it comes", async ({
  page,
  assistantSite,
}) => {
  const { bot } = assistantSite;
  const { promise: shown, resolve: goOn } = Promise.withResolvers<void>();
  bot.behave(async (_request, response) => {
    const send = begin(response);
    send("text", { text: "From $99 " });
    await shown;
    send("text", { text: "a month." });
    send("source", { title: "Prices", href: "/pricing" });
    send("done", {});
    response.end();
  });
  await openWithBot(page, assistantSite);
  await expect(chatOf(page)).toContainText(words.whatHosted);
  await ask(page, "what does it cost");
  await expect(lastAnswer(page)).toContainText("From $99");
  await expect(page.getByRole("button", { name: words.stop })).toBeVisible();
  goOn();
  await expect(lastAnswer(page)).toContainText("From $99 a month.");
  await expect(lastAnswer(page).getByRole("link", { name: "Prices" })).toHaveAttribute("href", "/pricing");

  bot.behave(says("It does."));
  await ask(page, "with GST?");
  await expect(lastAnswer(page)).toContainText("It does.");
  expect(bot.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ["/ask", { question: "what does it cost", history: [] }],
    ["/ask", { question: "with GST?", history: [{ question: "what does it cost", answer: "From $99 a month." }] }],
  ]);
});

test("a question the bot can't answer is offered to a person", async ({ page, assistantSite }) => {
  assistantSite.bot.behave((_request, response) => {
    const send = begin(response);
    send("refusal", {});
    send("done", {});
    response.end();
  });
  await openWithBot(page, assistantSite);
  await ask(page, "who will win the cup");
  await expect(lastAnswer(page)).toContainText(words.noAnswer);
  await expect(lastAnswer(page).getByRole("link", { name: words.offers.contact.label })).toBeVisible();
});

test("markup in an answer is shown as it was written, and runs nowhere", async ({ page, assistantSite }) => {
  const markup = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script><b>bold</b>';
  assistantSite.bot.behave(says(markup.slice(0, 20), markup.slice(20)));
  await openWithBot(page, assistantSite);
  await ask(page, "<b>hello</b>");
  await expect(lastAnswer(page)).toContainText(markup);
  await expect(lastAnswer(page)).toContainText("<b>hello</b>");
  await expect(chatOf(page).getByRole("log").locator("img, script, b")).toHaveCount(0);
  await expect(page).not.toHaveTitle("owned");
});

test("links lead within the site and to the configured hosts only", async ({ page, assistantSite }) => {
  assistantSite.bot.behave((_request, response) => {
    const send = begin(response);
    send("text", { text: "See these." });
    for (const href of [
      "/pricing#top",
      `${HELP}/article`,
      "https://evil.example/",
      "http://help.bot.example/",
      "javascript:alert(1)",
      "data:text/html,<script>alert(1)</script>",
      "//evil.example/",
      "/\\evil.example/",
      "https://help.bot.example.evil.example/",
      "mailto:a@evil.example",
      "http://[",
    ]) {
      send("source", { title: `Link ${href}`, href });
    }
    send("source", { title: 5, href: "/about" });
    send("done", {});
    response.end();
  });
  await openWithBot(page, assistantSite);
  await ask(page, "links");
  await expect(lastAnswer(page)).toContainText("See these.");
  const links = lastAnswer(page).getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/pricing#top",
    `${HELP}/article`,
  ]);
  await expect(links.last()).toHaveAttribute("rel", "noopener");
});

test.describe("if the bot fails,", () => {
  test.use({ provoked: /127\.0\.0\.1|localhost|status of 50|ERR_|Failed to load/ });

  test("a wrong status is said, and the question can be asked again", async ({ page, assistantSite }) => {
    assistantSite.bot.behave((_request, response) => void response.writeHead(503).end());
    await openWithBot(page, assistantSite);
    await ask(page, "hello");
    await expect(lastAnswer(page)).toContainText(words.failed);
    assistantSite.bot.behave(says("Here I am."));
    await lastAnswer(page).getByRole("button", { name: words.tryAgain }).click();
    await expect(lastAnswer(page)).toContainText("Here I am.");
    await expect(chatOf(page).getByRole("article")).toHaveCount(1);
  });

  test("an answer that never begins is given up", async ({ page, assistantSite }) => {
    assistantSite.bot.behave(() => undefined);
    await page.clock.install();
    await openWithBot(page, assistantSite);
    await ask(page, "hello");
    await expect(lastAnswer(page)).toContainText(words.waiting);
    await expect.poll(() => assistantSite.bot.requests.length).toBe(1);
    await page.clock.fastForward(PATIENCE * 1000);
    await expect(lastAnswer(page)).toContainText(words.failed);
  });

  test("an answer that stops in the middle keeps what came, and says so", async ({ page, assistantSite }) => {
    assistantSite.bot.behave((_request, response) => begin(response)("text", { text: "The first half" }));
    await page.clock.install();
    await openWithBot(page, assistantSite);
    await ask(page, "hello");
    await expect(lastAnswer(page)).toContainText("The first half");
    await page.clock.fastForward(PATIENCE * 1000);
    await expect(lastAnswer(page)).toContainText(words.interrupted);
  });

  test("a connection that breaks is told from the end of an answer", async ({ page, assistantSite }) => {
    assistantSite.bot.behave((_request, response) => {
      begin(response)("text", { text: "The first half" });
      response.end();
    });
    await openWithBot(page, assistantSite);
    await ask(page, "hello");
    await expect(lastAnswer(page)).toContainText(words.interrupted);
  });

  test("what is no JSON is no answer", async ({ page, assistantSite }) => {
    assistantSite.bot.behave((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end("event: text\ndata: <html>502</html>\n\n");
    });
    await openWithBot(page, assistantSite);
    await ask(page, "hello");
    await expect(lastAnswer(page)).toContainText(words.failed);
  });
});

test("an answer can be stopped, and what came of it stays", async ({ page, assistantSite }) => {
  assistantSite.bot.behave((_request, response) => begin(response)("text", { text: "On and on" }));
  await openWithBot(page, assistantSite);
  await ask(page, "hello");
  await expect(lastAnswer(page)).toContainText("On and on");
  await page.getByRole("button", { name: words.stop }).click();
  await expect(page.getByRole("button", { name: words.send, exact: true })).toBeVisible();
  await expect(lastAnswer(page)).toContainText("On and on");
  await expect(lastAnswer(page)).not.toContainText(words.interrupted);
});
