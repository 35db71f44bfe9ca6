/** @returns the address of the PDF that the build makes of a guide. */
export function guideAddress(name: string): string {
  return `/guide/${name}.pdf`;
}

/** @returns the address of a picture of one of a guide's pages. */
export function guidePageAddress(name: string, page: number): string {
  return `/images/guide/${name}-${page}.webp`;
}

/** Folders of what pages are made of: scripts, styles, data, pictures and films. */
export const OUTPUT_FOLDERS = ["/assets/", "/data/", "/images/", "/media/"];

/** The blog's feeds, which hold the same. */
export const FEEDS = {
  atom: { address: "/blog/feed.xml", type: "application/atom+xml" },
  json: { address: "/blog/feed.json", type: "application/feed+json" },
} as const;

/** The address of security.txt. */
export const SECURITY_TEXT_ADDRESS = "/.well-known/security.txt";

/** Where the build puts that file. */
export const KNOWLEDGE_ADDRESS = "/assistant/knowledge.json";
