import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentTypeName, contentTypeNames, NOT_INDEXED } from "../../schemas/content-types.ts";
import { knowledgeFile } from "../../src/assistant/knowledge.server.ts";
import { KNOWLEDGE_ADDRESS } from "../../src/assistant/knowledge.ts";
import { authorOf, publishedArticles } from "../../src/content/articles.server.ts";
import type { Content } from "../../src/content/content.server.ts";
import type { Site } from "../../src/content/site.ts";
import { atomFeed, robots, type SitemapEntry, sitemap, webManifest } from "../../src/feeds.ts";
import { type ListedPage, llmsText, type PageList } from "../../src/llms-text.ts";
import { navigationLabel } from "../../src/navigation-label.ts";
import { SECURITY_TEXT_ADDRESS, securityText } from "../../src/security-text.ts";
import type { Output } from "./output.ts";
import { pageAddresses } from "./prerender.ts";

interface SiteFilesOptions {
  readonly content: Content;
  readonly site: Site;
  readonly output: Output;
}

/** Writes what is no page: the feed, the sitemap, robots.txt, llms.txt, security.txt, the web manifest, what the assistant knows. */
export async function writeSiteFiles({ content, site, output }: SiteFilesOptions): Promise<void> {
  const files = new Map<string, string>([
    ["/blog/feed.xml", atomFeed(site, content.one("blog-page").seo.title, feedEntries(content))],
    ["/sitemap.xml", sitemap(site, sitemapEntries(content))],
    ["/robots.txt", robots(site)],
    ["/llms.txt", llmsText(site, pageLists(content, site))],
    [SECURITY_TEXT_ADDRESS, securityText(site, content.one("security"))],
    ["/manifest.webmanifest", webManifest(site)],
    [KNOWLEDGE_ADDRESS, knowledgeFile(content)],
  ]);
  for (const [path, text] of files) await output.put(`file ${path}`, text, () => [[path, text]]);
}

/**
 * Writes what lies in public/, as it is.
 * @param root the project's folder
 */
export async function writePublicFiles(root: string, output: Output): Promise<void> {
  const folder = join(root, "public");
  for (const item of globSync("**/*", { cwd: folder, withFileTypes: true }).filter((each) => each.isFile())) {
    const file = join(item.parentPath, item.name);
    const path = file.slice(folder.length).replaceAll("\\", "/");
    const data = readFileSync(file);
    await output.put(`public ${path}`, createHash("sha256").update(data).digest("hex"), () => [[path, data]]);
  }
}

/** The feed and llms.txt name so many articles at most: whoever reads them wants what is new, and the sitemap has all. */
const NEWEST = 50;

/** @returns the newest articles as the feed shows them, newest first. */
export function feedEntries(content: Content) {
  return newestArticles(content).map(({ address = "/blog", data }) => ({
    ...data,
    address,
    author: authorOf(content, data.author).name,
  }));
}

function newestArticles(content: Content) {
  return publishedArticles(content).slice(0, NEWEST);
}

/** @returns every address that search engines may list, in a fixed order. */
export function sitemapEntries(content: Content): SitemapEntry[] {
  const updated = new Map(
    [...content.all("blog"), ...content.all("legal")].map((entry) => [entry.address, entry.data.updated]),
  );
  return pageAddresses(content)
    .filter((address) => !NOT_INDEXED.includes(address))
    .map((address) => ({ address, lastModified: updated.get(address) }));
}

/** Types whose pages llms.txt lists under a heading of their own. */
const GROUPED: readonly ContentTypeName[] = ["industries", "blog", "legal"];

/** @returns pages that search engines may list, as llms.txt groups them; "Optional" is the proposal's own heading. */
export function pageLists(content: Content, site: Site): PageList[] {
  const others = contentTypeNames.filter((type) => !GROUPED.includes(type));
  return [
    { heading: site.navigation.footer.columns[0]?.title ?? site.brand.name, pages: listedPages(content, others) },
    { heading: navigationLabel(site, "/industries") ?? "Industries", pages: listedPages(content, ["industries"]) },
    {
      heading: navigationLabel(site, "/blog") ?? "Blog",
      pages: newestArticles(content).flatMap(({ address, data }) => listedPage(address, data.seo)),
    },
    { heading: "Optional", pages: listedPages(content, ["legal"]) },
  ];
}

function listedPages(content: Content, types: readonly ContentTypeName[]): ListedPage[] {
  return types
    .flatMap((type) => content.all(type))
    .flatMap(({ address, data }) => ("seo" in data ? listedPage(address, data.seo) : []));
}

function listedPage(address: string | undefined, { title, description }: Omit<ListedPage, "address">): ListedPage[] {
  return address === undefined || NOT_INDEXED.includes(address) ? [] : [{ title, description, address }];
}
