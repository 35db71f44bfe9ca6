import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COPY_ENDING } from "../../scripts/serve/encoding.ts";
import { createSiteHandler } from "../../scripts/serve/handler.ts";
import { escapeForScript } from "../../src/client/page-data-transport.ts";
import { test as base, expect } from "./test.ts";

/** How a test's bot answers a request. */
export type Behaviour = (request: BotRequest, response: ServerResponse) => void;

/** What the site asked the bot. */
export interface BotRequest {
  readonly path: string;
  readonly body: string;
}

/** A server in place of a hosted bot, or of a third party with a widget. */
export interface Bot {
  readonly origin: string;
  /** Everything it was asked so far, without the browser's questions whether it may ask. */
  readonly requests: readonly BotRequest[];
  readonly behave: (behaviour: Behaviour) => void;
}

/** A site with another assistant than its own. */
export interface AssistantSite {
  readonly bot: Bot;
  /** Serves the site with these settings in place of those in content/assistant/settings.json. */
  readonly serveWith: (settings: (bot: Bot) => object) => Promise<string>;
}

/** Playwright's test, with a bot and a site that is configured for it. */
export const test = base.extend<{ readonly assistantSite: AssistantSite }, { readonly siteCopy: string }>({
  siteCopy: [
    async ({ browser: _browser }, use) => {
      const root = mkdtempSync(join(tmpdir(), "assistant-site-"));
      for (const folder of ["content", "dist"]) cpSync(folder, join(root, folder), { recursive: true });
      await use(root);
      rmSync(root, { recursive: true });
    },
    { scope: "worker" },
  ],
  assistantSite: async ({ siteCopy }, use) => {
    const closing: (() => void)[] = [];
    const bot = await startBot(closing);
    await use({ bot, serveWith: (settings) => serveWith(siteCopy, settings(bot), closing) });
    for (const close of closing) close();
  },
});

export { expect };

async function startBot(closing: (() => void)[]): Promise<Bot> {
  const requests: BotRequest[] = [];
  let behaviour: Behaviour = (_request, response) => response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const asked = { path: request.url ?? "/", body: await bodyOf(request) };
    requests.push(asked);
    return behaviour(asked, response);
  });
  const origin = await listen(server, closing);
  const behave = (next: Behaviour) => {
    behaviour = next;
  };
  return { origin, requests, behave };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

/** The settings are in two places of a built site: in the demo page's data, and in the security policy. */
async function serveWith(root: string, settings: object, closing: (() => void)[]): Promise<string> {
  const folder = join(root, "dist");
  writeFileSync(join(root, "content/assistant/settings.json"), JSON.stringify(settings));
  for (const file of ["demo.html", "data/demo.json"]) putSettings(file, folder, settings);
  return listen(createServer(createSiteHandler({ root, folder })), closing);
}

const BUILT_IN = '"settings":{"kind":"built-in"}';

function putSettings(file: string, folder: string, settings: object): void {
  const text = readFileSync(join("dist", file), "utf8");
  if (!text.includes(BUILT_IN)) throw new Error(`${file} has no settings of the assistant.`);
  writeFileSync(
    join(folder, file),
    text.replace(BUILT_IN, () => escapeForScript(`"settings":${JSON.stringify(settings)}`)),
  );
  rmSync(join(folder, file + COPY_ENDING), { force: true });
}

async function listen(server: Server, closing: (() => void)[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, resolve);
  await promise;
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return `http://localhost:${address.port}`;
}
