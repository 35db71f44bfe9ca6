/** Address of a guide's PDF. */
export function guideAddress(name: string): string {
  return `/guide/${name}.pdf`;
}

/** @returns the address of a picture of one of a guide's pages. */
export function guidePageAddress(name: string, page: number): string {
  return `/images/guide/${name}-${page}.webp`;
}

/** The number of a guide's cover. */
export const GUIDE_COVER = 1;

/** Folders of the build's assets: scripts, styles, data, pictures and films. */
export const OUTPUT_FOLDERS = ["/assets/", "/data/", "/images/", "/media/"];

/** The blog's feeds, with the same entries in each. */
export const FEEDS = {
  atom: { address: "/blog/feed.xml", type: "application/atom+xml" },
  json: { address: "/blog/feed.json", type: "application/feed+json" },
} as const;

export const SECURITY_TEXT_ADDRESS = "/.well-known/security.txt";

/** Address of the assistant's knowledge. */
export const KNOWLEDGE_ADDRESS = "/assistant/knowledge.json";
