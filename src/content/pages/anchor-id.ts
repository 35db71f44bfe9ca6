/** @returns the anchor of a part of a page that is headed by this title: lower-case words with hyphens. */
export function anchorId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
