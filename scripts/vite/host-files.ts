/**
 * Writes everything but pages: the browser's files, public/, feeds, sitemap, robots.txt, llms.txt, security.txt, licences, pictures, the
 * guide, and configuration for hosts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FEEDS, KNOWLEDGE_ADDRESS, SECURITY_TEXT_ADDRESS } from "../../src/addresses/generated-addresses.ts";
import { knowledgeFile } from "../../src/assistant/knowledge.server.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { findFiles } from "../../src/content/files/find-files.ts";
import { blogTitle, pageLists, sitemapEntries } from "../../src/pages/page-lists.server.ts";
import type { Site } from "../../src/pages/site.server.ts";
import { atomFeed, type FeedEntry, jsonFeed, robots, sitemap, webManifest } from "../../src/seo/feeds.ts";
import { llmsText } from "../../src/seo/llms-text.ts";
import { securityText } from "../../src/seo/security-text.ts";
import { builtPages } from "../assistant/readable-pages.ts";
import { adminFiles } from "../edit/admin-files.ts";
import { guides } from "../guide/guides.ts";
import { hostedSite } from "../hosts/hosted-site.ts";
import { type InlineStyles, styleSources } from "../hosts/inline-styles.ts";
import { staticHostFiles, writeServers } from "../hosts/write-host-files.ts";
import { pictures } from "../pictures/pictures.ts";
import { cmsRepository } from "../settings/cms-repository.ts";
import { connectOrigins } from "../settings/site-settings.ts";
import { BUNDLED_LICENCES, LICENCES_FILE, licencesText } from "./licences.ts";
import type { SiteFolder } from "./site-folder.ts";

interface HostFilesOptions {
  readonly content: Content;
  readonly site: Site;
  readonly root: string;
  /** The browser's code, by path. */
  readonly clientFiles: ReadonlyMap<string, Buffer>;
  readonly articles: readonly FeedEntry[];
  /** The styles within pages. */
  readonly sheets: Iterable<InlineStyles>;
  readonly folder: SiteFolder;
  /** A hash of the code. */
  readonly version: string;
}

/**
 * Writes pictures and guides.
 * @param version a hash of the code
 */
export async function writeDrawnFiles(content: Content, version: string, folder: SiteFolder): Promise<void> {
  for (const [path, { key, draw }] of pictures(content)) await folder.put(path, `${version} ${key}`, draw);
  for (const [path, { key, make }] of guides(content)) await folder.put(path, `${version} ${key}`, make);
}

/** Writes everything else but the pages. */
export async function writeHostFiles(options: HostFilesOptions): Promise<void> {
  const { content, site, root, clientFiles, articles, sheets, folder, version } = options;
  const hosted = hostedSite(content, {
    connectOrigins: connectOrigins("production"),
    styleSources: styleSources(sheets),
    hasAdmin: cmsRepository() !== undefined,
  });
  for (const [path, data] of clientFiles) if (!path.startsWith(LISTS)) await folder.put(`/${path}`, data, () => data);
  for (const [path, data] of await screens(content)) await folder.put(path, data, () => data);
  for (const [path, data] of publicFiles(join(root, "public"))) await folder.put(path, data, () => data);
  const sources = { content, site, articles: async () => articles, licences: clientFiles.get(BUNDLED_LICENCES) };
  for (const [path, make] of textFiles(sources)) {
    const text = await make();
    await folder.put(path, text, () => text);
  }
  // Training takes seconds: an unchanged result is kept.
  const known = [builtPages(folder.path), content.types.flatMap((type) => content.all(type).map(({ data }) => data))];
  const from = `${version} ${JSON.stringify(known, (_key, value) => (value instanceof Set ? [...value] : value))}`;
  await folder.put(KNOWLEDGE_ADDRESS, from, () => knowledgeFile(content, builtPages(folder.path)));
  for (const [path, text] of staticHostFiles(hosted)) await folder.put(path, text, () => text);
  writeServers(hosted, folder.path);
}

/** The editing screens, if the build has a repository for them. */
async function screens({ tokens }: Content): ReturnType<typeof adminFiles> {
  const repository = cmsRepository();
  return repository ? adminFiles(repository, tokens) : new Map();
}

/** Vite's manifests, which aren't published. */
const LISTS = ".vite/";

function publicFiles(folder: string): [path: string, data: Buffer][] {
  return findFiles("**/*", folder).map((file) => [`/${file}`, readFileSync(join(folder, file))]);
}

/** The inputs of texts beside pages. */
interface TextSources extends Pick<HostFilesOptions, "content" | "site"> {
  readonly articles: () => Promise<readonly FeedEntry[]>;
  /** Vite's list of the licences of bundled code. */
  readonly licences?: Buffer | undefined;
}

/** @returns functions that make the texts beside pages, by address */
export function textFiles({ content, site, articles, licences }: TextSources) {
  return new Map<string, () => string | Promise<string>>([
    [FEEDS.atom.address, async () => atomFeed(site, blogTitle(content), await articles())],
    [FEEDS.json.address, async () => jsonFeed(site, blogTitle(content), await articles())],
    ["/sitemap.xml", () => sitemap(site, sitemapEntries(content))],
    ["/robots.txt", () => robots(site)],
    ["/llms.txt", () => llmsText(site, pageLists(content, site))],
    [SECURITY_TEXT_ADDRESS, () => securityText(site, content.one("security"))],
    ["/manifest.webmanifest", () => webManifest(site)],
    [`/${LICENCES_FILE}`, () => licencesText(licences)],
  ]);
}
