import type { ServerResponse } from "node:http";
import { launcherOf, samples, words } from "../../support/assistant.ts";
import { expect, openDemo, test } from "../../support/assistant-site.ts";

const SCRIPT = `
  const host = document.createElement("button");
  host.textContent = "Third party’s chat";
  document.body.append(host);
  host.onclick = async () => { host.textContent = await (await fetch("/reply".replace(/^/, "ORIGIN"))).text(); };
`;

test("a third party's script is loaded from its address, and may talk to its own host", async ({
  page,
  assistantSite: { bot, serveWith },
}) => {
  bot.behave(({ path }, response) => {
    if (path === "/reply") response.end("Hello from the widget");
    else response.writeHead(200, { "content-type": "text/javascript" }).end(SCRIPT.replace("ORIGIN", bot.origin));
  });
  const site = await serveWith(({ origin }) => ({
    kind: "script",
    address: `${origin}/loader.js`,
    origins: [],
    timeout: 5,
  }));
  await openDemo(page, site);
  const widget = page.getByRole("button", { name: "Third party’s chat" });
  await widget.click();
  await expect(page.getByRole("button", { name: "Hello from the widget" })).toBeVisible();
  await expect(launcherOf(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("button", { name: samples[0] ?? "" })).toHaveCount(0);
  await expect(page.getByRole("main").getByText(samples[0] ?? "")).toBeVisible();
});

test.describe("the security policy stops", () => {
  test.use({ provoked: /TrustedHTML|Content Security Policy|csp/i });

  test("a script that turns text into markup, or connects to another host", async ({
    page,
    assistantSite: { bot, serveWith },
  }) => {
    const script = `
      const done = [];
      try { document.body.insertAdjacentHTML("beforeend", "<p>Injected</p>"); } catch { done.push("markup"); }
      fetch("https://elsewhere.example/").catch(() => { done.push("talk"); document.title = done.join(); });
    `;
    bot.behave((_request, response) => void response.writeHead(200, { "content-type": "text/javascript" }).end(script));
    const site = await serveWith(({ origin }) => ({
      kind: "script",
      address: `${origin}/loader.js`,
      origins: [],
      timeout: 5,
    }));
    await openDemo(page, site);
    await expect(page).toHaveTitle("markup,talk");
    await expect(page.getByText("Injected")).toHaveCount(0);
  });
});

test.describe("if the script doesn't come,", () => {
  test.use({ provoked: /loader\.js|status of 500|ERR_/ });

  test("nor in time, the page says so, and doesn't promise a chatbot any more", async ({
    page,
    assistantSite: { bot, serveWith },
  }) => {
    for (const behaviour of [
      (_request: unknown, response: ServerResponse) => void response.writeHead(500).end(),
      () => undefined,
    ]) {
      bot.behave(behaviour);
      const site = await serveWith(({ origin }) => ({
        kind: "script",
        address: `${origin}/loader.js`,
        origins: [],
        timeout: 1,
      }));
      await openDemo(page, site);
      await expect(page.getByText(words.unsupported)).toBeVisible();
    }
  });
});
