import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { ask, chatOf, lastAnswer, words } from "../../support/assistant.ts";
import { type AssistantSite, type Behaviour, expect, openDemo, test } from "../../support/assistant-site.ts";

/** How long an answer may take, in seconds: more than a slow machine needs. Tests of the timeout advance the page's clock. */
const PATIENCE = 60;

async function openWithBot(page: Page, { serveWith }: AssistantSite): Promise<void> {
  const site = await serveWith(({ origin }) => ({
    kind: "endpoint",
    address: `${origin}/ask`,
    linkOrigins: [],
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

// endpoint.test.ts has what else a bot may answer.

test("the hosted bot is asked with the conversation so far, its answer appears as it comes, as it was written, and can be stopped", async ({
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

  const markup = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script><b>bold</b>';
  bot.behave(says(markup.slice(0, 20), markup.slice(20)));
  await ask(page, "<b>with GST?</b>");
  await expect(lastAnswer(page)).toContainText(markup);
  await expect(lastAnswer(page)).toContainText("<b>with GST?</b>");
  await expect(chatOf(page).getByRole("log").locator("img, script, b")).toHaveCount(0);
  await expect(page).not.toHaveTitle("owned");
  const history = [{ question: "what does it cost", answer: "From $99 a month." }];
  expect(bot.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ["/ask", { question: "what does it cost", history: [] }],
    ["/ask", { question: "<b>with GST?</b>", history }],
  ]);

  bot.behave((_request, response) => begin(response)("text", { text: "On and on" }));
  await ask(page, "hello");
  await expect(lastAnswer(page)).toContainText("On and on");
  await page.getByRole("button", { name: words.stop }).click();
  await expect(page.getByRole("button", { name: words.send, exact: true })).toBeVisible();
  await expect(lastAnswer(page)).toContainText("On and on");
  await expect(lastAnswer(page)).not.toContainText(words.interrupted);
});

test.describe("if the bot", () => {
  test.use({ provoked: /127\.0\.0\.1|localhost|status of 50|ERR_|Failed to load/ });

  test("can't answer, a person is offered; if it fails, that is said, what came stays, and it can be asked again", async ({
    page,
    assistantSite,
  }) => {
    const { bot } = assistantSite;
    bot.behave((_request, response) => {
      const send = begin(response);
      send("refusal", {});
      send("done", {});
      response.end();
    });
    await page.clock.install();
    await openWithBot(page, assistantSite);
    await ask(page, "who will win the cup");
    await expect(lastAnswer(page)).toContainText(words.noAnswer);
    await expect(lastAnswer(page).getByRole("link", { name: words.offers.contact.label })).toBeVisible();

    bot.behave((_request, response) => begin(response)("text", { text: "The first half" }));
    await ask(page, "hello");
    await expect(lastAnswer(page)).toContainText("The first half");
    await page.clock.fastForward(PATIENCE * 1000);
    await expect(lastAnswer(page)).toContainText(words.interrupted);

    bot.behave((_request, response) => void response.writeHead(503).end());
    await ask(page, "hello again");
    await expect(lastAnswer(page)).toContainText(words.failed);
    bot.behave(says("Here I am."));
    await lastAnswer(page).getByRole("button", { name: words.tryAgain }).click();
    await expect(lastAnswer(page)).toContainText("Here I am.");
    await expect(chatOf(page).getByRole("article")).toHaveCount(3);
  });
});
