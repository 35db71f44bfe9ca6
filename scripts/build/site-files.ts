import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ContentTypeName, contentTypeNames, NOT_INDEXED } from "../../schemas/content-types.ts";
import { knowledgeFile } from "../../src/assistant/knowledge.server.ts";
import { KNOWLEDGE_ADDRESS } from "../../src/assistant/knowledge.ts";
import type { Content } from "../../src/content/content.server.ts";
import { publishedArticles } from "../../src/content/page-data.server.ts";
import type { Site } from "../../src/content/site.ts";
import { atomFeed, robots, type SitemapEntry, sitemap, webManifest } from "../../src/feeds.ts";
import { type ListedPage, llmsText, type PageList } from "../../src/llms-text.ts";
import { navigationLabel } from "../../src/navigation-label.ts";
import { SECURITY_TEXT_ADDRESS, securityText } from "../../src/security-text.ts";
import { PictureCache } from "../picture-cache.ts";
import { pictures } from "../pictures.ts";
import { pageAddresses } from "./prerender.ts";

interface SiteFilesOptions {
  readonly content: Content;
  readonly site: Site;
  /** The project's folder. */
  readonly root: string;
  /** The folder that is written to. */
  readonly output: string;
}

/** Writes what is no page: the feed, the sitemap, robots.txt, llms.txt, security.txt, the web manifest, what the assistant knows, drawn pictures. */
export async function writeSiteFiles({ content, site, root, output }: SiteFilesOptions): Promise<void> {
  const cache = new PictureCache(root);
  const files = new Map<string, string | Buffer>([
    ["/blog/feed.xml", atomFeed(site, content.one("blog-page").seo.title, feedEntries(content))],
    ["/sitemap.xml", sitemap(site, sitemapEntries(content))],
    ["/robots.txt", robots(site)],
    ["/llms.txt", llmsText(site, pageLists(content, site))],
    [SECURITY_TEXT_ADDRESS, securityText(site, content.one("security"))],
    ["/manifest.webmanifest", webManifest(site)],
    [KNOWLEDGE_ADDRESS, knowledgeFile(content)],
  ]);
  for (const [address, picture] of pictures(content)) files.set(address, await cache.draw(picture));
  for (const [address, text] of files) {
    const file = join(output, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** @returns the published articles as the feed shows them, newest first. */
export function feedEntries(content: Content) {
  return publishedArticles(content).map(({ address = "/blog", data }) => ({ ...data, address }));
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

/** @returns the pages that search engines may list, as llms.txt groups them; "Optional" is the proposal's own heading. */
export function pageLists(content: Content, site: Site): PageList[] {
  const others = contentTypeNames.filter((type) => !GROUPED.includes(type));
  return [
    { heading: site.navigation.footer.columns[0]?.title ?? site.brand.name, pages: listedPages(content, others) },
    { heading: navigationLabel(site, "/industries") ?? "Industries", pages: listedPages(content, ["industries"]) },
    { heading: navigationLabel(site, "/blog") ?? "Blog", pages: listedPages(content, ["blog"]) },
    { heading: "Optional", pages: listedPages(content, ["legal"]) },
  ];
}

function listedPages(content: Content, types: readonly ContentTypeName[]): ListedPage[] {
  const listed = new Set(sitemapEntries(content).map(({ address }) => address));
  return types
    .flatMap((type) => content.all(type))
    .flatMap(({ address, data }) =>
      address !== undefined && listed.has(address) && "seo" in data ? [{ ...data.seo, address }] : [],
    );
}
