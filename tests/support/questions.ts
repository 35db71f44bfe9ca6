import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { awkwardPath } from "./awkward-path.ts";
import { readTree } from "./built-site.ts";

/** What a server is asked. */
export interface Question {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

const FILM = "/media/film.webm";

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
  ...[160, 161, 3000].flatMap((length) => [
    `/${"a".repeat(length - 1)}`,
    `/${"index/.html/".repeat(length)}!x`.slice(0, length),
    `/${"%61".repeat(length / 3)}`,
    `/about${"/".repeat(length - 6)}`,
  ]),
  ...["a.b-c_~", "index.html", "%69", "index/.html/"].map((part) => `/auth/callback%23${part.repeat(200)}`),
  ...[2500, 2501, 6000].map((length) => `/about/?code=${"a".repeat(length - 13)}`),
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

const rangesOf = (size: number) => [
  ...["bytes=0-99", "bytes=0-0", "bytes=-100", `bytes=${size - 10}-`, `bytes=0-${size + 10}`, "bytes=0-"],
  ...[`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, "bytes=9-5", "lines=0-9", "bytes=0-9,50-59"],
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

/** @returns each path with each of the headers */
function each(paths: readonly string[], headers: readonly Readonly<Record<string, string>>[]) {
  return paths.flatMap((path) => headers.map((value) => ({ path, headers: value })));
}

/** @returns every file that has an address, each in all forms that people and programs make of it. */
function everyForm(folder: string): string[] {
  return [...readTree(folder).keys()].flatMap((path) => {
    const plain = `/${path.replace(/(?:^index)?\.html$/, "")}`;
    return [`/${path}`, plain, `${plain}/`, `${plain}?from=mail&to=%2Fb`];
  });
}

const ask = (paths: readonly string[]): Question[] => paths.map((path) => ({ path }));

/** @returns the path of a script that has compressed copies. */
function someScript(folder: string): string {
  const copy = readdirSync(join(folder, "assets")).find((name) => name.endsWith(".js.br")) ?? "";
  return `/assets/${copy.slice(0, -".br".length)}`;
}

/**
 * What servers of a built site are asked, to see whether they answer alike.
 * @param folder the folder of the site, for its files' names, sizes and times
 */
export function questionsAbout(folder: string): Readonly<Record<string, readonly Question[]>> {
  const script = someScript(folder);
  const ranges = rangesOf(statSync(join(folder, FILM)).size).map((range) => ({ range }));
  const files = { [FILM]: FILM, [script]: script, "/pricing": "/pricing.html", "/nowhere": "/404.html" };
  const packed = ["/pricing", "/", script, "/sitemap.xml", "/robots.txt", FILM, "/nowhere", "/pricing/"];
  const heads = ["/", "/pricing", script, FILM, "/nowhere", "/pricing/", "/ai-chatbots/x", "/blog/feed.xml"];
  const sent = ["/", "/pricing/", script, "/nowhere", "/ai-chatbots", "/blog/feed.xml"];
  return {
    "every address, in all its forms": ask(everyForm(folder)),
    "odd paths": ask(oddPaths),
    "made-up paths": ask(
      fc.sample(awkwardPath, { seed: 20261120, numRuns: 400 }).filter((path) => /^\/[!-~]*$/.test(path)),
    ),
    "compressed copies, to clients that accept them": each(packed, accepted),
    HEAD: each(heads, [{}, { "accept-encoding": "br" }]).map((question) => ({ ...question, method: "HEAD" })),
    "other methods": ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"].flatMap((method) =>
      sent.map((path) => ({ path, method })),
    ),
    "parts of the film, and of a page": [
      ...each([FILM, "/pricing", "/nowhere"], ranges),
      ...each([FILM], ranges).map((question) => ({ ...question, method: "HEAD" })),
      ...ranges.map((headers) => ({ path: "/pricing", headers: { ...headers, "accept-encoding": "br" } })),
    ],
    conditions: Object.entries(files).flatMap(([path, file]) =>
      each([path], conditions(statSync(join(folder, file)).mtime)),
    ),
  };
}

/** @returns questions about files that browsers keep a copy of. */
export function keptFiles(folder: string): readonly Question[] {
  return each(["/pricing", someScript(folder), FILM], accepted);
}
