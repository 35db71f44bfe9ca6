import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContentCopy } from "../../tests/support/content.ts";
import { compressedCopies } from "../build/compress.ts";
import { canonicalAddress, createSiteHandler } from "./handler.ts";

describe("An address has one form:", () => {
  test.each([
    ["/pricing/", "/pricing"],
    ["/pricing.html", "/pricing"],
    ["/pricing.html/", "/pricing"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/blog/index.html", "/blog"],
    ["/blog/index/", "/blog"],
    ["//blog///fixture", "/blog/fixture"],
    ["/pricing/?plan=growth&a=/b/", "/pricing?plan=growth&a=/b/"],
    ["/?a=1", undefined],
    ["/pricing?x.html", undefined],
    ["/", undefined],
    ["/pricing", undefined],
    ["/indexes", undefined],
    ["/assets/index-abc.js", undefined],
    ["/data/index.json", undefined],
  ])("%s → %s", (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });
});

describe("No address leads to another site:", () => {
  test.each([
    "//evil.example/",
    "//evil.example/..",
    "///evil.example/index.html",
    "/\\evil.example/",
    "\\\\evil.example/",
    "/\\/evil.example.html",
    "/\t/evil.example/",
    "/\n\\evil.example/",
    "//evil.example/?next=//evil.example",
    "https://evil.example/",
    "https:\\\\evil.example\\",
    "/.//evil.example/",
    "/..//evil.example/",
    "javascript:alert(1)/",
  ])("%j", (address) => {
    expect(originOf(canonicalAddress(address))).toBe(SITE);
  });

  /** Strings of what addresses are made of, in the worst order. */
  const address = fc.oneof(
    fc.webPath().map((path) => `${path}/`),
    fc
      .array(
        fc.constantFrom(
          "/",
          "\\",
          ".",
          "..",
          "\t",
          "\n",
          "\r",
          "\0",
          " ",
          "evil.example",
          ":",
          "@",
          "%2f",
          "https:",
          ".html",
          "/index",
          "?",
          "#",
          "a",
        ),
      )
      .map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
  );

  test("whatever is asked for", () => {
    fc.assert(
      fc.property(address, (asked) => {
        expect(originOf(canonicalAddress(asked))).toBe(SITE);
      }),
      { numRuns: 500 },
    );
  });

  test("and the address that is named instead is one that stays", () => {
    fc.assert(
      fc.property(address, (asked) => {
        expect(canonicalAddress(canonicalAddress(asked) ?? "/")).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

const SITE = "https://www.company.example";

/** @returns the site that a browser goes to when this site sends it to an address */
function originOf(address = "/"): string {
  return new URL(address, `${SITE}/somewhere`).origin;
}

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
};

const REDIRECTS = [
  { from: "/old-page", to: "/pricing?offer=1#plans", permanent: true },
  { from: "/elsewhere/*", to: "https://elsewhere.example/*", permanent: false },
];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const content = new ContentCopy();
const folder = mkdtempSync(join(tmpdir(), "dist-"));
let server: Server;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    for (const { suffix, data } of compressedCopies(name, Buffer.from(text)))
      writeFileSync(join(folder, name + suffix), data);
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

/** Asks for a path exactly as it is written, and takes the answer as it comes. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port: address.port, path, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    asked.on("error", reject).end();
  });
}

describe("The server, asked for an address,", () => {
  test.each([
    ["/", "Home", "text/html;charset=utf-8"],
    ["/pricing", "Pricing", "text/html;charset=utf-8"],
    ["/pricing?plan=growth", "Pricing", "text/html;charset=utf-8"],
    ["/blog", "Blog", "text/html;charset=utf-8"],
    ["/blog/fixture", "Fixture", "text/html;charset=utf-8"],
    ["/data/index.json", '{"title":"Home"}', "application/json"],
    ["/sitemap.xml", "<urlset/>", "text/xml"],
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
    ["/\\evil.example", 308, "/evil.example"],
    ["http://evil.example/pricing/", 308, "/http:/evil.example/pricing"],
    ["/nowhere/", 308, "/nowhere"],
    ["/old-page", 301, "/pricing?offer=1#plans"],
    ["/old-page?from=mail", 301, "/pricing?offer=1&from=mail#plans"],
    ["/elsewhere", 302, "https://elsewhere.example"],
    ["/elsewhere/a/b?c=d", 302, "https://elsewhere.example/a/b?c=d"],
  ])("sends %s on with %i to %s, and nobody may keep that", async (path, status, location) => {
    const { headers, ...answer } = await ask(path);

    expect([answer.status, headers.location, headers["cache-control"]]).toEqual([status, location, "no-cache"]);
  });

  test.each([
    "/nowhere",
    "/blog/nowhere",
    "/nowhere.js",
    "/Pricing",
    "/404",
    "/.secret",
    "/../package.json",
    "/%2e%2e/package.json",
    "/blog/..%2f..%2fpackage.json",
    "/%E0%A4%A",
    "/pricing%00",
  ])("answers %s with the page for unknown addresses and status 404", async (path) => {
    const { status, headers, body } = await ask(path);

    expect([status, headers["content-type"]]).toEqual([404, "text/html;charset=utf-8"]);
    expect(body.toString()).toContain("<title>Not found</title>");
  });
});

describe("The server, to spare the network,", () => {
  test.each([
    ["/", "no-cache"],
    ["/pricing", "no-cache"],
    ["/data/index.json", "no-cache"],
    ["/nowhere", "no-cache"],
    ["/assets/app-a1b2c3.js", "public, max-age=31536000, immutable"],
  ])("lets browsers keep %s as %j says", async (path, cacheControl) => {
    expect((await ask(path)).headers["cache-control"]).toBe(cacheControl);
  });

  test("doesn't send again what the browser has", async () => {
    const { headers } = await ask("/pricing");
    const again = await ask("/pricing", { "if-none-match": String(headers.etag) });

    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  const unpackers = { br: brotliDecompressSync, gzip: gunzipSync } as const;
  test.each([
    ["/pricing", "gzip, deflate, br", "br"],
    ["/pricing", "gzip", "gzip"],
    ["/assets/app-a1b2c3.js", "br", "br"],
    ["/nowhere", "gzip, br", "br"],
    ["/nowhere", "gzip", "gzip"],
  ] as const)("sends %s to a browser that takes %s packed as %s", async (path, accepted, encoding) => {
    const plain = await ask(path);
    const packed = await ask(path, { "accept-encoding": accepted });

    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.status).toBe(plain.status);
    expect(packed.body.length).toBeLessThan(plain.body.length / 4);
    expect(unpackers[encoding](packed.body).equals(plain.body)).toBe(true);
  });

  test("sends a small file as it is", async () => {
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
});
