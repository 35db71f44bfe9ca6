import type { Section } from "../../schemas/sections/index.ts";
import { FEEDS } from "../addresses/generated-addresses.ts";
import { markdownAddress } from "../addresses/markdown-address.ts";
import { type Pagination, splitPageAddress } from "../addresses/pagination.ts";
import { LOCALE } from "../format/locale.ts";
import type { Site } from "../pages/site.server.ts";
import { palette } from "../theme/colours.ts";

interface PageMetadata {
  readonly seo: { readonly title: string; readonly description: string };
  readonly title?: string;
  /** Set on articles. */
  readonly published?: string;
  readonly updated?: string;
  /** Set if the list has more than one page. */
  readonly pagination?: Pagination | undefined;
}

interface HeadOptions {
  readonly site: Pick<Site, "brand">;
  /** The page's path. */
  readonly address: string;
  /** Whether the page is indexed. */
  readonly indexed?: boolean;
}

type Tag = Record<string, string>;

/** The size that all networks show uncropped, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The size of the picture at the top of an article. */
export const ARTICLE_PICTURE = { width: 1200, height: 675 } as const;

/** The address of a page's share picture: no page has a dot in its address, or is called "index". The pages of a list share one. */
export function sharePictureAddress(page: string): string {
  const address = splitPageAddress(page).list;
  return `/images/share/${address === "/" ? "index" : address.slice(1).replaceAll("/", ".")}.png`;
}

/** @returns the heading, or where a page has none, the title for search results */
export function sharePictureTitle({ title, seo }: PageMetadata): string {
  return title ?? seo.title;
}

/** The metadata of an entry: a page made of sections has its title in its hero. */
export function metadataOf(
  data: PageMetadata | (PageMetadata & { readonly sections: readonly Section[] }),
): PageMetadata {
  const hero = "sections" in data ? data.sections.find((section) => section.section === "hero") : undefined;
  return hero ? { seo: data.seo, title: hero.title } : data;
}

/**
 * Makes a page's head: title, description, canonical address, Open Graph.
 * @param metadata undefined for a page that was not found
 */
export function pageHead(
  metadata: PageMetadata | undefined,
  { site, address, indexed = true }: HeadOptions,
): { meta: Tag[]; links: Tag[] } {
  if (!metadata) return { meta: [], links: [] };
  const { title, description } = metadata.seo;
  return {
    meta: [
      { title: `${title} | ${site.brand.name}` },
      { name: "description", content: description },
      ...(indexed ? [] : [{ name: "robots", content: "noindex" }]),
      ...openGraph(site, address, metadata),
    ],
    links: [
      ...(indexed
        ? [
            { rel: "canonical", href: site.brand.url + address },
            { rel: "alternate", type: "text/markdown", href: markdownAddress(address) },
          ]
        : []),
      ...neighbours(site, metadata.pagination),
    ],
  };
}

/** The pages of a list before and after this one. */
function neighbours(site: HeadOptions["site"], pagination: Pagination | undefined): Tag[] {
  const { previous, next } = pagination ?? {};
  return Object.entries({ prev: previous, next }).flatMap(([rel, address]) =>
    address ? [{ rel, href: site.brand.url + address }] : [],
  );
}

function openGraph(site: HeadOptions["site"], address: string, metadata: PageMetadata): Tag[] {
  const { seo, published, updated } = metadata;
  const isArticle = published !== undefined && updated !== undefined;
  return [
    { property: "og:type", content: isArticle ? "article" : "website" },
    { property: "og:site_name", content: site.brand.name },
    { property: "og:locale", content: LOCALE.replace("-", "_") },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: seo.description },
    { property: "og:url", content: site.brand.url + address },
    { property: "og:image", content: site.brand.url + sharePictureAddress(address) },
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    { property: "og:image:alt", content: `${sharePictureTitle(metadata)} – ${site.brand.name}` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(isArticle
      ? [
          { property: "article:published_time", content: published },
          { property: "article:modified_time", content: updated },
        ]
      : []),
  ];
}

/** Tags for every page's head. */
export function siteHead(site: Pick<Site, "brand">): { meta: Tag[]; links: Tag[] } {
  return {
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: palette.night },
      { name: "color-scheme", content: "light" },
    ],
    links: [
      { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
      { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
      { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      { rel: "manifest", href: "/manifest.webmanifest" },
      ...Object.values(FEEDS).map(({ address, type }) => ({
        rel: "alternate",
        type,
        href: address,
        title: site.brand.name,
      })),
    ],
  };
}
