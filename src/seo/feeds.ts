import { FEEDS } from "../addresses/generated-addresses.ts";
import { readAdelaideTime } from "../format/adelaide-time.ts";
import { LOCALE } from "../format/locale.ts";
import type { SitemapEntry } from "../pages/page-lists.server.ts";
import type { Site } from "../pages/site.server.ts";
import { palette } from "../theme/colours.ts";
import { escapeXml } from "./escape-xml.ts";
import { sharePictureAddress } from "./head.ts";

export interface FeedEntry {
  readonly title: string;
  readonly address: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: string;
  /** Calendar dates, year-month-day. */
  readonly published: string;
  readonly updated: string;
  /** The whole text with full addresses. */
  readonly html: string;
}

/** The start of a day in Adelaide: content has days, feeds need moments in the past. */
function moment(day: string): string {
  const read = readAdelaideTime(day);
  if ("wrong" in read) throw new Error(`${day}: ${read.wrong}`);
  return new Date(read.at).toISOString().replace(".000", "");
}

/**
 * Writes the blog's Atom feed (RFC 4287).
 * @param entries newest first
 */
export function atomFeed(site: Pick<Site, "brand">, title: string, entries: readonly FeedEntry[]): string {
  const { url, name } = site.brand;
  const days = entries.map((entry) => entry.updated).sort();
  const updated = days.at(-1) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE}">
  <id>${url}/blog</id>
  <title>${escapeXml(`${title} | ${name}`)}</title>
  <link rel="self" type="application/atom+xml" href="${url}${FEEDS.atom.address}"/>
  <link rel="alternate" type="text/html" href="${url}/blog"/>
  <updated>${moment(updated)}</updated>
${entries.map((entry) => atomEntry(url, entry)).join("\n")}
</feed>
`;
}

function atomEntry(
  url: string,
  { title, address, excerpt, author, category, published, updated, html }: FeedEntry,
): string {
  return `  <entry>
    <id>${url}${address}</id>
    <title>${escapeXml(title)}</title>
    <link rel="alternate" type="text/html" href="${url}${address}"/>
    <published>${moment(published)}</published>
    <updated>${moment(updated)}</updated>
    <author><name>${escapeXml(author)}</name></author>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(excerpt)}</summary>
    <content type="html">${escapeXml(html)}</content>
  </entry>`;
}

/**
 * Writes the blog's JSON Feed (version 1.1), with the same entries.
 * @param entries newest first
 */
export function jsonFeed(site: Pick<Site, "brand">, title: string, entries: readonly FeedEntry[]): string {
  const { url, name } = site.brand;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `${title} | ${name}`,
    home_page_url: `${url}/blog`,
    feed_url: url + FEEDS.json.address,
    icon: `${url}/icon-512.png`,
    language: LOCALE,
    items: entries.map((entry) => ({
      id: url + entry.address,
      url: url + entry.address,
      title: entry.title,
      summary: entry.excerpt,
      content_html: entry.html,
      image: url + sharePictureAddress(entry.address),
      date_published: moment(entry.published),
      date_modified: moment(entry.updated),
      authors: [{ name: entry.author }],
      tags: [entry.category],
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

export function sitemap(site: Pick<Site, "brand">, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `  <url><loc>${escapeXml(site.brand.url + address)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

/** Writes robots.txt. Everything may be crawled: pages that aren't indexed say so themselves. */
export function robots(site: Pick<Site, "brand">): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.brand.url}/sitemap.xml\n`;
}

export function webManifest(site: Pick<Site, "brand">): string {
  const manifest = {
    name: site.brand.name,
    short_name: site.brand.name,
    start_url: "/",
    display: "browser",
    background_color: palette.night,
    theme_color: palette.night,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
