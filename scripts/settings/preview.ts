/** @returns whether the site is built to show a pull request: with drafts, marked as a preview, and kept out of search results. */
export function isPreview(written = process.env["SITE_PREVIEW"]): boolean {
  return written === "true";
}
