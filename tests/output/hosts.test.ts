import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileHeaders, UNKNOWN_CONTENT_TYPE } from "../../scripts/serve/file-headers.ts";
import { isPublished } from "../../scripts/serve/site-path.ts";
import { type Answer, ask } from "../support/ask.ts";
import { awkwardPath } from "../support/awkward-path.ts";
import { readTree } from "../support/built-site.ts";
import { type DebianServer, debianServers, isInstalled, type SiteServer, startOwn } from "../support/servers.ts";

const folder = resolve("dist");
const asset = (ending: string) => `/assets/${readdirSync("dist/assets").find((name) => name.endsWith(ending))}`;
const script = asset(".js.br").slice(0, -".br".length);
const film = "/media/film.webm";
const filmSize = statSync(`dist${film}`).size;

/** Every file with an address, each in all forms that people and programs make of it. */
const addresses = [...readTree("dist").keys()].flatMap((path) => {
  const plain = `/${path.replace(/(?:^index)?\.html$/, "")}`;
  return [`/${path}`, plain, `${plain}/`, `${plain}?from=mail&to=%2Fb`];
});

const oddPaths = [
  ...[
    "/nowhere",
    "/blog/nowhere",
    "/nowhere.js",
    "/assets/gone-a1b2c3.js",
    "/data/gone.json",
    "/404",
    "/404/",
    "/404.html",
  ],
  ...["/Pricing", "/PRICING", "/pricing.HTML", "/blog", "/blog/", "/assets", "/assets/", "/images/", "/data/index"],
  ...[
    "/index",
    "/index/",
    "/index.html/",
    "/blog/index.html",
    "/pricing.html.html",
    "/indexes",
    "/index.htm",
    "/.html",
  ],
  ...["//", "///", "//pricing", "/blog//ai-trends", "//evil.example/", "//evil.example/%2e%2e", "//evil.example//"],
  ...["/\\evil.example/", "/\\/evil.example", "/pricing\\", "/%5cevil.example", "/%2f%2fevil.example/"],
  ...[
    "/%70ricing",
    "/%70ricing/?a=1",
    "/pricing%2F",
    "/pricing%2f%2f",
    "/blog%2Fai-trends",
    "/pricing%20",
    "/pricing%0a",
  ],
  ...[
    "/%2e%2e/package.json",
    "/../package.json",
    "/blog/..%2f..%2fpackage.json",
    "/blog/%2e%2e/pricing",
    "/blog/../pricing",
  ],
  ...[
    "/./pricing",
    "/pricing/.",
    "/pricing/..",
    "/blog/./ai-trends",
    "/blog/.../x",
    "/%E0%A4%A",
    "/%zz",
    "/pricing%00",
    "/%",
  ],
  ...[
    "/pricing%3Fa=1",
    "/pricing%23plans",
    "/caf%C3%A9",
    "/pricing;a=1",
    "/pricing,",
    "/~",
    "/@",
    "/a:b",
    "/a'b(c)!$&+=*",
  ],
  ...[
    "/pricing?",
    "/pricing/?",
    "/pricing??a",
    "/?a=//evil.example",
    "/pricing?a=%0d%0ax",
    "/pricing?x.html",
    "/pricing?a#b",
  ],
  ...[
    "/_headers",
    "/_redirects",
    "/assets/_headers",
    "/.git/config",
    "/.well-known",
    "/.well-known/",
    "/.env",
    "/a/.b",
  ],
  ...[
    "/ai-chatbots",
    "/ai-chatbots/",
    "/ai-chatbots?from=home",
    "/ai-chatbots/for-healthcare",
    "/ai-chatbots/a/b?c=d&e=/f",
  ],
  ...[
    "/ai-chatbots/caf%C3%A9",
    "/ai-chatbots/caf%C3%A9/?a=1",
    "/ai-chatbots/a%2Fb",
    "/ai-chatbots/..%2f..%2fcaf%C3%A9",
  ],
  ...[
    "/ai-chatbots//evil.example/%20",
    "/ai-chatbots/\\evil.example",
    "/ai-chatbots/%5c",
    "/ai-chatbots/%2e%2e/%2e%2e/%2e%2e/%20",
  ],
  ...[
    "/ai-chatbots/a.html",
    "/ai-chatbots/index",
    "/ai-chatbotsx",
    "/AI-chatbots",
    "/x/ai-chatbots",
    "/ai-chatbots/%0d%0a",
  ],
  ...["/ai-voice-agents", "/ai-voice-agents/phone-agent?from=menu", "/ai-voice-agents/?", "/ai-voice-agents/?a#b"],
  ...["http://evil.example/pricing/", "http://evil.example/pricing", "https://evil.example//x/"],
];

const accepted = [
  ...[
    "br",
    "gzip",
    "gzip, deflate, br",
    "gzip, deflate, br, zstd",
    "br;q=1.0, gzip;q=0.5",
    "br;q=0.5, gzip;q=1.0",
    "BR",
    "GZip",
  ],
  ...[
    "br;q=0",
    "br;q=0, gzip",
    "gzip;q=0",
    "gzip;q=0, br;q=0",
    "br;q=0.000, gzip",
    "br;q=0.001",
    "identity",
    "deflate",
    "",
  ],
  ...["identity;q=0", "br;q=0.9,gzip;q=0.8", "brotli", "xbr, gzipx", "br , gzip", "gzip;q=0.0"],
].map((encoding) => ({ "accept-encoding": encoding }));

const ranges = [
  ...["bytes=0-99", "bytes=0-0", "bytes=-100", `bytes=${filmSize - 10}-`, `bytes=0-${filmSize + 10}`, "bytes=0-"],
  ...[
    `bytes=${filmSize}-`,
    `bytes=${filmSize + 5}-${filmSize + 9}`,
    "bytes=9-5",

    "lines=0-9",
    "bytes=0-9,50-59",
  ],
];

/** What browsers ask that have an address already, in the version of that moment. */
const conditions = (lastChange: Date): readonly Readonly<Record<string, string>>[] => [
  { "if-none-match": "*" },
  { "if-none-match": '"other"' },
  { "if-modified-since": lastChange.toUTCString() },
  { "if-modified-since": new Date(0).toUTCString() },
  { "if-modified-since": "yesterday" },
  { "if-match": '"other"' },
  { "if-unmodified-since": new Date(0).toUTCString() },
  { "if-unmodified-since": lastChange.toUTCString() },
  { range: "bytes=0-9", "if-range": '"other"' },
  { range: "bytes=0-9", "if-range": lastChange.toUTCString() },
  { range: "bytes=0-9", "if-range": new Date(0).toUTCString() },
];

interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** @returns each path with each of the headers */
function each(paths: readonly string[], headers: readonly Readonly<Record<string, string>>[]) {
  return paths.flatMap((path) => headers.map((value) => ({ path, headers: value })));
}

/** Headers that say how a connection is kept, or which server it is. */
const ITS_OWN = ["date", "connection", "keep-alive", "transfer-encoding", "server"];

/**
 * What is compared of an answer, each by its name. Servers may have their own words where a browser shows none, and their own
 * marks of a file's version.
 */
function comparable({ status, headers, body }: Answer): Map<string, unknown> {
  const isFile = [200, 206].includes(status) || (status === 404 && headers["content-type"]?.startsWith("text/html"));
  const own = isFile ? ITS_OWN : [...ITS_OWN, "content-type", "content-length"];
  // Whoever gets a part, or nothing, knows already whether there are parts.
  const optional = status === 200 ? own : [...own, "accept-ranges"];
  const told = Object.entries(headers).filter(([name]) => !optional.includes(name));
  const values = told.map(([name, value]) => [name, name === "etag" ? "(a mark)" : once(String(value))] as const);
  return new Map<string, unknown>([["status", status], ...values, ["body", isFile ? digest(body) : ""]]);
}

/** nginx says every header twice when it refuses a part or a condition. */
const once = (value: string) => value.replace(/^(.+), \1$/, "$1");

const digest = (body: Buffer) => createHash("sha256").update(body).digest("hex");

/** @returns how two answers differ, in a line each */
function differences(expected: Answer, found: Answer, ignored: readonly string[]): string[] {
  const [wanted, had] = [comparable(expected), comparable(found)];
  const names = [...new Set([...wanted.keys(), ...had.keys()])].filter((name) => !ignored.includes(name));
  return names
    .filter((name) => wanted.get(name) !== had.get(name))
    .map((name) => `${name} is ${had.get(name) ?? "missing"}, not ${wanted.get(name) ?? "missing"}`);
}

test("The kind of every published file is known", () => {
  const published = [...readTree("dist").keys()].map((path) => `/${path}`).filter(isPublished);
  const unknown = published.filter((path) => fileHeaders(path)["content-type"] === UNKNOWN_CONTENT_TYPE);
  expect(unknown).toEqual([]);
});

/** @returns how two servers answer a question differently */
async function compare(own: SiteServer, other: SiteServer, question: Question, ignored: readonly string[]) {
  const { path, headers = {}, method = "GET" } = question;
  const expected = await ask(own.port, path, headers, method);
  const found = await ask(other.port, path, headers, method);
  return differences(expected, found, ignored).map((text) => `${method} ${path} ${JSON.stringify(headers)}: ${text}`);
}

/**
 * What Caddy answers in its own way: broken escapes, addresses of other hosts, hashes, which browsers never send, dots, which
 * they resolve, and escaped slashes.
 */
const NOT_FOR_CADDY = /%(?![0-9a-f]{2})|^https?:|#|^\/%2f|(?:\/|%2f)(?:\.|%2e){1,2}(?:\/|%2f|[?#]|$)/i;

/** What it says otherwise of compressed copies; and it takes the one that the browser prefers, not the smallest. */
const NOT_BY_CADDY = ["content-length", "last-modified", "accept-ranges"];

const isFor = (name: DebianServer, path: string) => name !== "caddy" || !NOT_FOR_CADDY.test(path);

for (const name of ["nginx", "caddy"] as const satisfies readonly DebianServer[]) {
  const { packages, start } = debianServers[name];
  const skipped = !isInstalled(name);
  const ignored = name === "caddy" ? NOT_BY_CADDY : [];
  if (skipped)
    console.log(`SKIPPED: ${name} is not installed, so nothing is compared with it (apt-get install ${packages}).`);

  describe.skipIf(skipped)(`${name} answers like npm start:`, () => {
    let own: SiteServer;
    let other: SiteServer;

    beforeAll(async () => {
      [own, other] = await Promise.all([startOwn(folder), start(folder)]);
    });
    afterAll(() => Promise.all([own.close(), other.close()]));

    async function expectSame(questions: readonly Question[]): Promise<void> {
      const found: string[] = [];
      for (const question of questions) found.push(...(await compare(own, other, question, ignored)));
      expect(found).toEqual([]);
    }

    test("every address, in all its forms", () => expectSame(addresses.map((path) => ({ path }))));

    test("odd paths", () => expectSame(oddPaths.filter((path) => isFor(name, path)).map((path) => ({ path }))));

    test("whatever somebody makes up", () =>
      expectSame(
        fc
          .sample(awkwardPath, { seed: 20261120, numRuns: 400 })
          .filter((path) => /^\/[!-~]*$/.test(path) && isFor(name, path))
          .map((path) => ({ path })),
      ));

    test("compressed copies, to whoever takes them", async () => {
      const paths = ["/pricing", "/", script, "/sitemap.xml", "/robots.txt", film, "/nowhere", "/pricing/"];
      const preferring = /gzip;q=1/;
      const asked = accepted.filter((header) => name !== "caddy" || !preferring.test(header["accept-encoding"]));
      await expectSame(each(paths, asked));
    });

    test("HEAD", async () => {
      const paths = ["/", "/pricing", script, film, "/nowhere", "/pricing/", "/ai-chatbots/x", "/blog/feed.xml"];
      const questions = each(paths, [{}, { "accept-encoding": "br" }]);
      await expectSame(questions.map((question) => ({ ...question, method: "HEAD" })));
    });

    test("other methods", async () => {
      const paths = ["/", "/pricing/", script, "/nowhere", "/ai-chatbots", "/blog/feed.xml"];
      const methods = ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"];
      await expectSame(methods.flatMap((method) => paths.map((path) => ({ path, method }))));
    });

    test.skipIf(name === "caddy")("parts of the film, and of a page", async () => {
      const headers = ranges.map((range) => ({ range }));
      await expectSame(each([film, "/pricing", "/nowhere"], headers));
      await expectSame(each([film], headers).map((question) => ({ ...question, method: "HEAD" })));
      await expectSame(ranges.map((range) => ({ path: "/pricing", headers: { range, "accept-encoding": "br" } })));
    });

    test.skipIf(name === "caddy")("conditions", () => {
      const files = { [film]: film, [script]: script, "/pricing": "/pricing.html", "/nowhere": "/404.html" };
      return expectSame(
        Object.entries(files).flatMap(([path, file]) => each([path], conditions(statSync(`dist${file}`).mtime))),
      );
    });

    test("what the browser has already is not sent again, by the mark it came with", async () => {
      for (const { path, headers } of each(["/pricing", script, film], accepted)) {
        const { etag = "" } = (await ask(other.port, path, headers)).headers;
        expect((await ask(other.port, path, { ...headers, "if-none-match": etag })).status).toBe(304);
      }
    });
  });
}
