import { appendLink } from "./append-link.client.ts";

/** The styles in the page are its own; the file has those of all pages (decision 70). */
const inline = document.querySelector<HTMLStyleElement>("[data-file]");
let all: Promise<boolean> | undefined;

/**
 * Fetches the styles where those that are in the page are forbidden: by the policy of another release, for the moment in
 * which a server has the new pages and not yet the new configuration, or by a proxy's own.
 */
export function fetchForbiddenStyles(): void {
  if (inline && !inline.sheet) void fetchAllStyles();
}

/**
 * Fetches the styles of all pages, without which no other page can be shown in place of this. Calling it again does nothing more,
 * unless they did not come.
 * @returns whether they are there
 */
export async function fetchAllStyles(): Promise<boolean> {
  // The dev server's pages name all styles by themselves.
  if (!inline) return true;
  all ??= fetchSheet(inline.dataset["file"] ?? "");
  const came = await all;
  if (!came) all = undefined;
  return came;
}

function fetchSheet(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = appendLink("stylesheet", href);
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
  });
}
