import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Answer, ask as askPort } from "../../tests/support/ask.ts";
import { ContentFolder } from "../../tests/support/content.ts";
import { compressedCopy } from "./compressed-copy.ts";
import { COPY_ENDING } from "./encoding.ts";
import { createSiteHandler } from "./handler.ts";

const page = (title: string) =>
  `<!doctype html><title>${title}</title>${"<p>Words that are said again.</p>".repeat(80)}`;
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

const FILES: Readonly<Record<string, string | Buffer>> = {
  "index.html": page("Home"),
  "pricing.html": page("Pricing"),
  "blog.html": page("Blog"),
  "blog/fixture.html": page("Fixture"),
  "404.html": page("Not found"),
  "data/index.json": '{"title":"Home"}',
  "assets/app-a1b2c3.js": `export const words = "${"words ".repeat(400)}";`,
  "media/film.mp4": film,
  "sitemap.xml": "<urlset/>",
  ".secret": "secret",
  _headers: "/*\n  content-security-policy: style-src 'self' 'sha256-abc='",
};

const REVALIDATE = "public, max-age=0, must-revalidate";

const REDIRECTS = [
  { from: "/old-page", to: "/pricing?offer=1#plans", permanent: true },
  { from: "/elsewhere/*", to: "https://elsewhere.example/*", permanent: false },
];

const content = new ContentFolder();
const folder = mkdtempSync(join(tmpdir(), "dist-"));
let server: Server;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    const copy = compressedCopy(name, Buffer.from(text));
    if (copy) writeFileSync(join(folder, name + COPY_ENDING), copy);
  }
  content.write("redirects.json", { redirects: REDIRECTS });
  server = createServer(createSiteHandler({ root: content.root, folder }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
  content.remove();
});

function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return askPort(address.port, path, headers, method);
}

describe("The server, asked for an address,", () => {
  test.each([
    ["/", "Home", "text/html; charset=utf-8"],
    ["/pricing", "Pricing", "text/html; charset=utf-8"],
    ["/pricing?plan=growth", "Pricing", "text/html; charset=utf-8"],
    ["/blog", "Blog", "text/html; charset=utf-8"],
    ["/blog/fixture", "Fixture", "text/html; charset=utf-8"],
    ["/data/index.json", '{"title":"Home"}', "application/json"],
    ["/sitemap.xml", "<urlset/>", "application/xml"],
  ])("answers %s with 200", async (path, words, type) => {
    const { status, headers, body } = await ask(path);

    expect([status, headers["content-type"]]).toEqual([200, type]);
    expect(body.toString()).toContain(words);
  });

  test.each([
    ["/pricing/", 308, "/pricing"],
    ["/pricing/?plan=growth", 308, "/pricing?plan=growth"],
    ["/pricing.html", 308, "/pricing"],
    ["/blog/", 308, "/blog"],
    ["/index.html", 308, "/"],
    ["//evil.example/", 308, "/evil.example"],
    ["/blog/%2e%2e/%70ricing", 308, "/pricing"],
    ["http://evil.example/pricing/", 308, "/pricing"],
    ["/nowhere/", 308, "/nowhere"],
    ["/old-page", 301, "/pricing?offer=1#plans"],
    ["/old-page?from=mail", 301, "/pricing?offer=1&from=mail#plans"],
    ["/elsewhere", 302, "https://elsewhere.example"],
    ["/elsewhere/a/b?c=d", 302, "https://elsewhere.example/a/b?c=d"],
  ])("sends %s on with %i to %s, and that isn't cached", async (path, status, location) => {
    const { headers, ...answer } = await ask(path);

    expect([answer.status, headers.location, headers["cache-control"]]).toEqual([status, location, REVALIDATE]);
  });

  test.each([
    "/nowhere",
    "/blog/nowhere",
    "/nowhere.js",
    "/Pricing",
    "/404",
    "/.secret",
    "/_headers",
    "/pricing.html.br",
    "/\\evil.example",
    "/elsewhere//evil.example/%20",
    "/elsewhere/\\evil.example",
    "/../package.json",
    "/%2e%2e/package.json",
    "/blog/..%2f..%2fpackage.json",
    "/%E0%A4%A",
    "/pricing%00",
    `/${"%C3%A9".repeat(60)}`,
    `/pricing/${"long-".repeat(100)}/?plan=growth`,
  ])("answers %s with the page for unknown addresses and status 404", async (path) => {
    const { status, headers, body } = await ask(path);

    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toContain("<title>Not found</title>");
  });
});

describe("The server, to spare the network,", () => {
  test.each([
    ["/", REVALIDATE],
    ["/pricing", REVALIDATE],
    ["/data/index.json", REVALIDATE],
    ["/nowhere", REVALIDATE],
    ["/assets/app-a1b2c3.js", "public, max-age=31536000, immutable"],
  ])("lets browsers keep %s as %j says", async (path, cacheControl) => {
    expect((await ask(path)).headers["cache-control"]).toBe(cacheControl);
  });

  test("doesn't send again what the browser has", async () => {
    const { headers } = await ask("/pricing");
    const again = await ask("/pricing", { "if-none-match": String(headers.etag) });

    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test.each([
    ["/pricing", "gzip, deflate, br"],
    ["/assets/app-a1b2c3.js", "br"],
    ["/nowhere", "gzip, br"],
  ])("sends %s packed to a browser that takes %s", async (path, accepted) => {
    const plain = await ask(path);
    const packed = await ask(path, { "accept-encoding": accepted });

    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.status).toBe(plain.status);
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
  });

  test.each(["gzip", "br;q=0, gzip;q=0.5", ""])(
    "sends a page uncompressed to a browser that accepts %j",
    async (accepted) => {
      const { headers, body } = await ask("/pricing", { "accept-encoding": accepted });

      expect(headers["content-encoding"]).toBeUndefined();
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(body.toString()).toContain("<title>");
    },
  );

  test("sends a small file uncompressed", async () => {
    const { headers, body } = await ask("/data/index.json", { "accept-encoding": "gzip, br" });

    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe('{"title":"Home"}');
  });
});

describe("The server, asked in another way,", () => {
  test.each(["/pricing", "/media/film.mp4", "/nowhere", "/pricing/"])(
    "answers HEAD %s as GET, without a body",
    async (path) => {
      const { date: _date, ...head } = (await ask(path, {}, "HEAD")).headers;
      const get = await ask(path);

      expect((await ask(path, {}, "HEAD")).status).toBe(get.status);
      expect((await ask(path, {}, "HEAD")).body).toHaveLength(0);
      expect(get.headers).toMatchObject({ ...head });
    },
  );

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s and says what it takes", async (method) => {
    const { status, headers } = await ask("/pricing", {}, method);

    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    ["bytes=0-99", film.subarray(0, 100), "bytes 0-99/5000"],
    ["bytes=4900-", film.subarray(4900), "bytes 4900-4999/5000"],
    ["bytes=1000-1999", film.subarray(1000, 2000), "bytes 1000-1999/5000"],
  ])("sends the part %s of a film, which browsers need to play it", async (range, part, contentRange) => {
    const { status, headers, body } = await ask("/media/film.mp4", { range });

    expect([status, headers["content-range"], headers["content-type"]]).toEqual([206, contentRange, "video/mp4"]);
    expect(body.equals(part)).toBe(true);
  });

  test("says that a film can be had in parts, and refuses a part behind its end", async () => {
    const { headers, body } = await ask("/media/film.mp4");

    expect(body.equals(film)).toBe(true);
    expect(headers["accept-ranges"]).toBe("bytes");
    expect((await ask("/media/film.mp4", { range: "bytes=6000-7000" })).status).toBe(416);
  });

  test.each(["/", "/nowhere", "/pricing/", "/old-page", "/media/film.mp4"])("guards visitors of %s", async (path) => {
    const { headers } = await ask(path);

    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin");
  });

  test.each([
    ["/", true],
    ["/nowhere", true],
    ["/media/film.mp4", false],
    ["/data/index.json", false],
    ["/old-page", false],
  ])("allows inline styles for %s if it is a page", async (path, isPage) => {
    const { headers } = await ask(path);

    expect(headers["content-security-policy"]?.includes("style-src 'self' 'sha256-abc=';")).toBe(isPage);
  });
});

test("A client that leaves before a file is opened does no harm", async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  process.on("unhandledRejection", note);
  onTestFinished(() => void process.off("unhandledRejection", note));
  for (const path of ["/", "/pricing", "/media/film.mp4"]) {
    server.once("request", ({ socket }) => socket.destroy());
    await expect(ask(path)).rejects.toThrow();
  }
  expect((await ask("/pricing")).status).toBe(200);
  expect(failures).toEqual([]);
});
