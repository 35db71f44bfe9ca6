import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { ask } from "../support/ask.ts";
import { eachElement } from "../support/html-elements.ts";
import { type SiteServer, startOwn } from "../support/servers.ts";
import { addresses, content, readBuilt } from "../support/site.ts";

const { chat } = content.one("brand");

let server: SiteServer;

beforeAll(async () => {
  server = await startOwn(resolve("dist"));
});
afterAll(() => server.close());

interface PageLinks {
  readonly hrefs: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Addresses of pictures, films, scripts and styles. */
  readonly files: ReadonlySet<string>;
}

function linksOf(html: string): PageLinks {
  const [hrefs, files, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  eachElement(html, ({ tagName, properties }) => {
    const { id, href, src, poster } = properties;
    if (typeof id === "string") ids.add(id);
    if (tagName === "a" && typeof href === "string") hrefs.add(href);
    if (tagName === "link" && typeof href === "string" && href.startsWith("/")) files.add(href);
    for (const file of [src, poster]) if (typeof file === "string" && !file.startsWith("data:")) files.add(file);
  });
  return { hrefs, ids, files };
}

const pages = new Map(addresses.map((address) => [address, linksOf(readBuilt(htmlFile(address)))]));

const statusOf = async (address: string) => (await ask(server.port, address)).status;

describe("Every link, anchor and file leads somewhere:", () => {
  test.each([...pages])("of %s", async (_address, { hrefs, ids, files }) => {
    const broken: string[] = [];
    for (const file of files) if ((await statusOf(file)) !== 200) broken.push(file);
    for (const href of hrefs) {
      if (/^(?:https:|mailto:|tel:)/.test(href)) continue;
      const [path = "", anchor] = href.split("#");
      const target = path === "" ? { ids } : pages.get(path);
      if (target && anchor && !target.ids.has(anchor)) broken.push(`${href} (no such anchor)`);
      if (!target && ![200, 301, 302].includes(await statusOf(path))) broken.push(href);
    }
    expect(broken).toEqual([]);
  });
});

test("Every page is linked from a page other than itself", () => {
  const linked = new Set(
    [...pages].flatMap(([address, { hrefs }]) =>
      [...hrefs].map((href) => href.split("#")[0] ?? "").filter((path) => path !== address),
    ),
  );
  const reachable = addresses.filter((address) => !address.startsWith("/auth/"));
  expect(reachable.filter((address) => !linked.has(address))).toEqual([]);
});

test.each([
  ["/ai-voice-agents", "/ai-solutions#voice-agents"],
  ["/ai-voice-agents/phone-agent", "/ai-solutions#voice-agents"],
  ["/ai-chatbots", chat.url],
  ["/ai-chatbots/for-healthcare?from=home", `${chat.url}/for-healthcare?from=home`],
])("%s, which the site has given up, leads on", async (from, to) => {
  const { status, headers } = await ask(server.port, from);
  expect([status, headers.location]).toEqual([302, to]);
});
