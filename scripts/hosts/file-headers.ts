import { extname } from "node:path";
import { FEEDS } from "../../src/addresses/generated-addresses.ts";

/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/vnd.microsoft.icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

/** Addresses whose names say less than they are. */
export const specialContentTypes: Readonly<Record<string, string>> = {
  [FEEDS.atom.address]: `${FEEDS.atom.type}; charset=utf-8`,
  [FEEDS.json.address]: FEEDS.json.type,
};

/** Files that say what a page says: search engines are to list the page (decision 144). */
export const NOT_LISTED = { ending: ".md", robots: "noindex" } as const;

/** For unknown extensions. */
export const UNKNOWN_CONTENT_TYPE = "application/octet-stream";

/** The ends of the names of files that may have a compressed copy. Smaller ones have none, but are answered alike. */
export const COMPRESSIBLE = "[.](?:css|html|ico|js|json|md|svg|txt|webmanifest|xml)$";

/** The folder of files with a hash in their names. */
export const HASHED_FILES = "/assets/";

/** How long browsers may cache a file: one that never changes, and any other. */
export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  // To the letter what Netlify and Cloudflare Pages send by themselves: a second rule would be added to theirs.
  other: "public, max-age=0, must-revalidate",
} as const;

/** The headers of a file that depend on which one it is. */
export interface FileHeaders {
  readonly "content-type": string;
  readonly "cache-control": string;
  readonly vary?: "Accept-Encoding";
  readonly "x-robots-tag"?: "noindex";
}

const compressible = new RegExp(COMPRESSIBLE);

/** @param path the file's path in the published folder, with a slash at the start */
export function fileHeaders(path: string): FileHeaders {
  const known = specialContentTypes[path] ?? contentTypes[extname(path).slice(1)];
  return {
    "content-type": known ?? UNKNOWN_CONTENT_TYPE,
    "cache-control": path.startsWith(HASHED_FILES) ? cacheControl.hashed : cacheControl.other,
    ...(compressible.test(path) && { vary: "Accept-Encoding" }),
    ...(path.endsWith(NOT_LISTED.ending) && { "x-robots-tag": NOT_LISTED.robots }),
  };
}
