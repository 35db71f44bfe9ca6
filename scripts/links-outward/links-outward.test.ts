import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleText, ContentCopy } from "../../tests/support/content.ts";
import { checkLinks } from "./check-links.ts";
import { outwardLinks } from "./outward-links.ts";
import { formatReport } from "./report.ts";

const MANNERS = { userAgent: "link-check (+https://www.company.example)", timeout: 300, pause: 0 };

const asked: string[] = [];
const names = new Set<string | undefined>();
let open = 0;
let mostOpen = 0;

/** Other sites, good and bad. A page is answered a turn later, so that two requests at once would be seen. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method = "", url = "" } = request;
  const isFirst = !asked.includes(`${method} ${url}`);
  asked.push(`${method} ${url}`);
  names.add(request.headers["user-agent"]);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on("close", () => {
    open -= 1;
  });
  if (url === "/silent") return;
  const status = { "/gone": 404, "/wall": 403, "/moved": 301, "/broken": 500 }[url] ?? 200;
  const wrong = (url === "/no-head" && method === "HEAD") || (url === "/stumbles" && isFirst && method === "HEAD");
  setImmediate(() => response.writeHead(wrong ? 500 : status, status === 301 ? { location: "/there" } : {}).end());
}

const server = createServer(answer);
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("links are alive, dead or unclear, by what their sites answer", async () => {
  const paths = ["/there", "/moved", "/no-head", "/stumbles", "/gone", "/broken", "/silent", "/wall"];
  const closed = "http://127.0.0.1:1/";
  const checked = await checkLinks([...paths.map((path) => origin + path), closed], MANNERS);

  expect(checked.map(({ address, state, answer: said }) => [address.replace(origin, ""), state, said])).toEqual([
    ["/there", "alive", "200"],
    ["/moved", "alive", "200"],
    ["/no-head", "alive", "200"],
    ["/stumbles", "alive", "200"],
    ["/gone", "dead", "404"],
    ["/broken", "dead", "500"],
    ["/silent", "dead", "no answer in time"],
    ["/wall", "unclear", "403"],
    [closed, "dead", expect.any(String)],
  ]);
});

test("a site is asked politely: one request at a time, twice at most for a page, by our name", () => {
  expect(mostOpen).toBe(1);
  expect([...names]).toEqual([MANNERS.userAgent]);
  expect(asked.filter((request) => request.endsWith("/gone"))).toEqual(["HEAD /gone", "GET /gone"]);
  expect(asked.filter((request) => request.endsWith("/there"))).not.toContain("GET /there");
});

test("links of fields and of texts are found, each address once with all its places, and none of this site or of invented ones", () => {
  const copy = new ContentCopy();
  const text =
    "See [it](https://www.oaic.gov.au/fixture#part), [again](https://www.oaic.gov.au/fixture), [us]([[url]]/contact) and [them](https://them.example/).";
  copy.write("blog/fixture.mdx", articleText({ id: 9001 }).replace(/\n[^\n]*\s*$/, `\n${text}\n`));
  const links = outwardLinks(copy.load().content);
  copy.remove();

  const fixture = links.filter(({ address }) => address === "https://www.oaic.gov.au/fixture");
  expect(fixture.map(({ places }) => places)).toEqual([[expect.stringMatching(/^content\/blog\/fixture\.mdx:\d+$/)]]);
  expect(links.flatMap(({ places }) => places)).toContainEqual(
    expect.stringMatching(/^content\/industries\/[\w-]+\.json:\d+$/),
  );
  expect(links.filter(({ address }) => /\.example/.test(address) || !address.startsWith("https://"))).toEqual([]);
});

test("the report says what is dead and where it is linked, and what nobody could tell", () => {
  const links = [
    { address: "https://a.test/", places: ["content/a.json:1", "content/b.json:2"] },
    { address: "https://b.test/", places: ["content/a.json:3"] },
  ];
  const dead = { address: "https://a.test/", state: "dead", answer: "404" } as const;
  const alive = { address: "https://b.test/", state: "alive", answer: "200" } as const;

  expect(
    formatReport(links, [dead, { ...alive, state: "unclear", answer: "403" }]),
  ).toBe(`2 links to other sites were checked: 1 dead, 1 unclear.

## Dead

These answered twice that there is no such page, or not at all.

- <https://a.test/> (404): content/a.json:1, content/b.json:2

## Unclear

These sites don't answer programs: look at them in a browser.

- <https://b.test/> (403): content/a.json:3
`);
  expect(formatReport(links, [alive])).toBe("1 links to other sites were checked: 0 dead, 0 unclear.\n");
});
