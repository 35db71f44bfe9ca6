import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { COPY_ENDING } from "../../scripts/hosts/encoding.ts";
import { createSiteHandler } from "../../scripts/hosts/handler.ts";
import { escapeForScript } from "../../src/client/page-data-transport.ts";
import { type Served, serve } from "./serve.ts";
import { test as base, expect } from "./test.ts";

/** How a test's bot answers. */
export type Behaviour = (request: BotRequest, response: ServerResponse) => void;

interface BotRequest {
  readonly path: string;
  readonly body: string;
}

/** A server for a hosted bot, or for a third party's widget. */
interface Bot {
  readonly origin: string;
  /** The requests so far, without CORS preflights. */
  readonly requests: readonly BotRequest[];
  readonly behave: (behaviour: Behaviour) => void;
}

/** A site with another assistant. */
export interface AssistantSite {
  readonly bot: Bot;
  /** Serves the site with other settings than content/assistant/settings.json. */
  readonly serveWith: (settings: (bot: Bot) => object) => Promise<string>;
}

let siteCopy: string | undefined;

function copySite(end: AsyncDisposableStack): string {
  const root = mkdtempSync(join(tmpdir(), "assistant-site-"));
  end.defer(() => rmSync(root, { recursive: true }));
  for (const folder of ["content", "dist"]) cpSync(folder, join(root, folder), { recursive: true });
  return root;
}

/** Playwright's test, with a bot and a site that is configured for it. */
export const test = base.extend<{ readonly assistantSite: AssistantSite }>({
  assistantSite: async ({ atWorkersEnd }, use) => {
    siteCopy ??= copySite(atWorkersEnd);
    const root = siteCopy;
    const servers: Served[] = [];
    const bot = await startBot(servers);
    await use({ bot, serveWith: (settings) => serveWith(root, settings(bot), servers) });
    for (const { close } of servers) await close();
  },
});

/**
 * Goes to the demo page as a visitor of another page does. Its document is as it was built, for the chatbot of the site; what
 * the application opens is made from its data.
 */
export async function openDemo(page: Page, site: string): Promise<void> {
  await page.goto(site);
  await page.locator("footer a[href='/demo']").click();
  await expect(page).toHaveURL(`${site}/demo`);
}

export { expect };

async function startBot(servers: Served[]): Promise<Bot> {
  const requests: BotRequest[] = [];
  let behaviour: Behaviour = (_request, response) => response.writeHead(500).end();
  const server = await serve(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "content-type");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const asked = { path: request.url ?? "/", body: await text(request) };
    requests.push(asked);
    return behaviour(asked, response);
  });
  servers.push(server);
  const behave = (next: Behaviour) => {
    behaviour = next;
  };
  return { origin: server.origin, requests, behave };
}

/** The settings are in the demo page's data, and in the security policy. */
async function serveWith(root: string, settings: object, servers: Served[]): Promise<string> {
  const folder = join(root, "dist");
  writeFileSync(join(root, "content/assistant/settings.json"), JSON.stringify(settings));
  putSettings("data/demo.json", folder, settings);
  const server = await serve(createSiteHandler({ root, folder }));
  servers.push(server);
  return server.origin;
}

const BUILT_IN = '"settings":{"kind":"built-in"}';

function putSettings(file: string, folder: string, settings: object): void {
  const built = readFileSync(join("dist", file), "utf8");
  if (!built.includes(BUILT_IN)) throw new Error(`${file} has no settings of the assistant.`);
  writeFileSync(
    join(folder, file),
    built.replace(BUILT_IN, () => escapeForScript(`"settings":${JSON.stringify(settings)}`)),
  );
  rmSync(join(folder, file + COPY_ENDING), { force: true });
}
