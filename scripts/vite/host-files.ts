/**
 * Writes everything but pages: the browser's files, public/, feeds, sitemap, robots.txt, llms.txt, security.txt, licences, pictures, the
 * guide, and configuration for hosts. The dev server makes pictures and guides when they are asked for.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { knowledgeFile } from "../../src/assistant/knowledge.server.ts";
import { KNOWLEDGE_ADDRESS } from "../../src/assistant/knowledge.ts";
import type { Content } from "../../src/content/load/content.server.ts";
import { blogTitle, pageLists, sitemapEntries } from "../../src/content/pages/page-lists.server.ts";
import type { Site } from "../../src/content/pages/site.server.ts";
import { atomFeed, type FeedEntry, jsonFeed, robots, sitemap, webManifest } from "../../src/seo/feeds.ts";
import { FEEDS } from "../../src/seo/head.ts";
import { llmsText } from "../../src/seo/llms-text.ts";
import { SECURITY_TEXT_ADDRESS, securityText } from "../../src/seo/security-text.ts";
import { adminFiles } from "../edit/admin-files.ts";
import { guides } from "../guide/guides.ts";
import { hostedSite } from "../hosting/hosted-site.ts";
import { staticHostFiles, writeServers } from "../hosting/write-host-files.ts";
import { pictures } from "../pictures/pictures.ts";
import { fileHeaders } from "../serve/file-headers.ts";
import { type InlineStyles, styleSources } from "../serve/inline-styles.ts";
import { cmsRepository } from "../settings/cms-repository.ts";
import { connectOrigins } from "../settings/site-settings.ts";
import type { ContentSource } from "./content.ts";
import { BUNDLED_LICENCES, LICENCES_FILE, licencesText } from "./licences.ts";
import type { SiteFolder } from "./site-folder.ts";

interface HostFilesOptions {
  readonly content: Content;
  readonly site: Site;
  /** The project's folder. */
  readonly root: string;
  /** The browser's code, by path. */
  readonly clientFiles: ReadonlyMap<string, Buffer>;
  /** The articles that feeds hold. */
  readonly articles: readonly FeedEntry[];
  /** The styles within pages. */
  readonly sheets: Iterable<InlineStyles>;
  readonly folder: SiteFolder;
}

/**
 * Writes pictures and guides.
 * @param version changes with the code
 */
export async function writeDrawnFiles(content: Content, version: string, folder: SiteFolder): Promise<void> {
  for (const [path, { key, draw }] of pictures(content)) await folder.put(path, `${version} ${key}`, draw);
  for (const [path, { key, make }] of guides(content)) await folder.put(path, `${version} ${key}`, make);
}

/** Writes everything else but the pages. */
export async function writeHostFiles(options: HostFilesOptions): Promise<void> {
  const { content, root, clientFiles, sheets, folder } = options;
  const hosted = hostedSite(content, {
    connectOrigins: connectOrigins("production"),
    styleSources: styleSources(sheets),
    hasAdmin: cmsRepository() !== undefined,
  });
  for (const [path, data] of clientFiles) if (!path.startsWith(LISTS)) await folder.put(`/${path}`, data, () => data);
  for (const [path, data] of await screens()) await folder.put(path, data, () => data);
  for (const [path, data] of publicFiles(join(root, "public"))) await folder.put(path, data, () => data);
  for (const [path, text] of textFiles(options)) await folder.put(path, text, () => text);
  for (const [path, text] of staticHostFiles(hosted)) await folder.put(path, text, () => text);
  writeServers(hosted, folder.path);
}

/** The editing screens, if the build is told for which repository. */
async function screens(): ReturnType<typeof adminFiles> {
  const repository = cmsRepository();
  return repository ? adminFiles(repository) : new Map();
}

/** Vite's lists of what it built, which are not published. */
const LISTS = ".vite/";

function publicFiles(folder: string): [path: string, data: Buffer][] {
  return globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .map((file) => [file.slice(folder.length).replaceAll("\\", "/"), readFileSync(file)]);
}

function textFiles({ content, site, clientFiles, articles }: HostFilesOptions): [path: string, text: string][] {
  return [
    [FEEDS.atom.address, atomFeed(site, blogTitle(content), articles)],
    [FEEDS.json.address, jsonFeed(site, blogTitle(content), articles)],
    ["/sitemap.xml", sitemap(site, sitemapEntries(content))],
    ["/robots.txt", robots(site)],
    ["/llms.txt", llmsText(site, pageLists(content, site))],
    [SECURITY_TEXT_ADDRESS, securityText(site, content.one("security"))],
    ["/manifest.webmanifest", webManifest(site)],
    [KNOWLEDGE_ADDRESS, knowledgeFile(content)],
    [`/${LICENCES_FILE}`, licencesText(clientFiles.get(BUNDLED_LICENCES))],
  ];
}

/** The plugin, which is for the dev server alone. It comes before what takes every other address for a page's. */
export function devFiles(source: ContentSource): Plugin {
  return {
    name: "dev-files",
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        makeFile(source, pathname).then((data) => {
          if (data === undefined) return next();
          const headers = { "content-type": fileHeaders(pathname)["content-type"], "cache-control": "no-store" };
          response.writeHead(200, headers).end(data);
        }, next);
      });
    },
  };
}

/** @returns the file of an address that isn't a page's; undefined if there is none */
async function makeFile(source: ContentSource, address: string): Promise<string | Buffer | undefined> {
  const { preview: content, problems } = await source.current;
  if (problems.length > 0) return undefined;
  if (address === KNOWLEDGE_ADDRESS) return knowledgeFile(content);
  return pictures(content).get(address)?.draw() ?? guides(content).get(address)?.make();
}
