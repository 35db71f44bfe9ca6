/** The address of the editing screens. */
export const ADMIN_PAGE = "/admin";

/** The address of the editing screens beside the page that is edited, in the dev server. */
export const SPLIT_PAGE = "/admin/split";

/** The facts that content names, with their values. */
export const FACTS_PAGE = "/admin/facts.json";

/** Where that page hears, after each change, what the check says. */
export const CHECK_PAGE = "/admin/check";

/** Through which the screens of a published site read and write their repository. */
const GITHUB = "https://api.github.com";

/**
 * The editing screens may run their own code and connect to their repository. They have inline styles, and show
 * pictures from memory.
 * @param place whether they work on a repository, or on a local folder
 */
export function adminPolicy(place: "repository" | "folder"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src blob:",
    `connect-src 'self' data: blob:${place === "repository" ? ` ${GITHUB}` : ""}`,
    "base-uri 'none'",
    "form-action 'none'",
    // On this computer the screens are shown beside the page.
    ...(place === "folder" ? ["frame-src 'self'", "frame-ancestors 'self'"] : ["frame-ancestors 'none'"]),
  ].join("; ");
}
