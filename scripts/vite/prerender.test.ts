import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { contentTypes } from "../../schemas/content-types.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { filesBelow } from "../../src/content/files/find-files.ts";
import type { RenderedPage } from "../../src/entry.server.tsx";
import { pageAddresses, sitemapEntries } from "../../src/pages/page-lists.server.ts";
import { articleText, ContentCopy } from "../../tests/support/content.ts";
import { htmlFile } from "../hosts/html-file.ts";
import type { Assets } from "./page-assets.ts";
import { pageFiles, unstyledPage } from "./page-document.ts";
import { renderPages } from "./prerender.ts";
import { SiteFolder } from "./site-folder.ts";

const copy = new ContentCopy();
let content: Content;

beforeAll(() => {
  copy.write("blog/fixture.mdx", articleText({ id: 9001 }));
  content = copy.load().content;
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "output-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

type RenderPage = (content: Content, address: string) => Promise<RenderedPage>;

const styles = { path: "/assets/style.css", text: "p{color:red}" };

/** Renders all pages as the build does, into a folder. */
async function render(folder: string, renderPage: RenderPage, version = "1") {
  const site = new SiteFolder(folder, join(folder, "../cache"));
  const renderer = { renderPage, pageInputs: async (_content: Content, address: string) => address };
  const choose = (pages: Iterable<string>) => new Map([...pages].map((page) => [page, styles]));
  const result = await renderPages({ content, renderer, version, assets, styles: { choose }, folder: site });
  site.finish();
  return result;
}

/** @returns the text of a page's document */
function documentOf(address: string, page: RenderedPage): string {
  const [[, document] = []] = pageFiles(address, unstyledPage(address, page, assets), styles);
  return String(document);
}

const assets: Assets = {
  fonts: ["/assets/text.woff2"],
  bootstrap: "/assets/main.js",
  application: ["/assets/start.js", "/assets/vendor.js"],
};
const versionIn = (html: string) => /data-version="([^"]+)"/.exec(html)?.[1];
const HTML = "<!doctype html><html><head><title>T</title></head><body><main>Words</main></body></html>";
const rendered = (page: Partial<RenderedPage> = {}): RenderedPage => ({
  html: HTML,
  status: 200,
  data: { title: "T", body: ["Words"] },
  graph: undefined,
  eager: false,
  ...page,
});

test.each([
  ["/", "/index.html"],
  ["/pricing", "/pricing.html"],
  ["/blog/fixture", "/blog/fixture.html"],
  ["/404", "/404.html"],
])("The page of %s is in the file %s, which static hosts serve there", (address, file) => {
  expect(htmlFile(address)).toBe(file);
});

test("Every page has a unique address", () => {
  const addresses = pageAddresses(content);

  expect(addresses).toHaveLength(new Set(addresses).size);
  expect(addresses).toEqual(expect.arrayContaining(["/", "/pricing", "/blog/fixture", "/auth/callback"]));
});

test("Every type with an address has at least one page", () => {
  const addresses = pageAddresses(content);
  const single = Object.values(contentTypes).flatMap((type) => (type.kind === "single" ? (type.address ?? []) : []));

  expect(addresses).toEqual(expect.arrayContaining(single));
});

test("The sitemap has every page but those of signing in", () => {
  const missing = new Set(pageAddresses(content));
  for (const { address } of sitemapEntries(content)) missing.delete(address);

  expect([...missing].sort()).toEqual(["/auth/callback", "/auth/reset-password"]);
});

test("The build writes a document and a data file for each page, and a document for unknown addresses", async () => {
  const output = temporaryFolder();
  const renderPage = async (_content: Content, address: string) =>
    address === "/404" ? rendered({ status: 404, data: undefined }) : rendered({ data: { address, body: ["Words"] } });
  await render(output, renderPage);

  expect(filesBelow(output)).toHaveLength(pageAddresses(content).length * 2 + 1);
  expect(JSON.parse(readFileSync(join(output, "data/blog/fixture.json"), "utf8"))).toEqual({
    release: assets.application[0],
    version: versionIn(readFileSync(join(output, "blog/fixture.html"), "utf8")),
    data: { address: "/blog/fixture", body: ["Words"] },
  });
  expect(readFileSync(join(output, "blog/fixture.html"), "utf8")).toContain('data-address="/blog/fixture"');
  expect(readFileSync(join(output, "404.html"), "utf8")).toContain('data-status="404"');
});

test.each([
  [
    "throws",
    async () => Promise.reject(new Error("no title")),
    /^content\/pages\/about\.json \(\/about\): Error: no title/,
  ],
  [
    "has no route",
    async () => rendered({ status: 404 }),
    /^content\/pages\/about\.json \(\/about\): Error: no route renders this address/,
  ],
])("A page that %s stops the build, which names its content file", async (_what, renderPage, message) => {
  await expect(render(temporaryFolder(), renderPage)).rejects.toThrow(message);
});

test("A reading page brings its styles along, loads the fonts and the bootstrap, and names the file with its data", () => {
  const html = documentOf("/pricing", rendered());

  expect(html).toBe(
    '<!doctype html><html><head><title>T</title><link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin="">' +
      '<style data-file="/assets/style.css">p{color:red}</style></head>' +
      '<body><main>Words</main><script type="application/json" data-address="/pricing" data-status="200" data-version="' +
      versionIn(html) +
      '"></script>' +
      '<script async type="module" src="/assets/main.js" data-application="/assets/start.js /assets/vendor.js"></script></body></html>',
  );
});

test("The version of a page's data changes with the data, its body included", () => {
  const pages = [
    { title: "T", body: ["Words"] },
    { title: "T", body: ["Words"] },
    { title: "T", body: ["Word"] },
  ];
  const [first, same, other] = pages.map((data) => versionIn(documentOf("/blog/x", rendered({ data }))));

  expect(first).toMatch(/^[\w-]{12}$/);
  expect(same).toBe(first);
  expect(other).not.toBe(first);
});

test("A page with a form asks for the application by itself, and brings its data along", () => {
  const html = documentOf("/contact", rendered({ eager: true }));

  expect(html).toContain('data-application="/assets/start.js /assets/vendor.js" data-eager="">');
  expect(html).toContain('data-address="/contact" data-status="200">{"title":"T"}</script>');
});

test("Words such as $& in a page's data stay as they are", () => {
  expect(documentOf("/contact", rendered({ eager: true, data: { price: "$& $1 $'" } }))).toContain(
    `{"price":"$& $1 $'"}`,
  );
});

test("A preview's pages ask search engines to stay away; other pages don't", async () => {
  const folder = temporaryFolder();
  const home = () => readFileSync(join(folder, "index.html"), "utf8");
  await render(folder, async () => rendered());
  expect(home()).not.toContain("noindex");
  vi.stubEnv("SITE_PREVIEW", "true");
  await render(folder, async () => rendered(), "2");
  vi.unstubAllEnvs();
  expect(home()).toContain('<meta name="robots" content="noindex"/>');
});
