import { appendLink } from "./append-link.client.ts";

/** The page has its own styles inlined; the file has those of all pages (decision 70). */
const inline = document.querySelector<HTMLStyleElement>("[data-file]");
let all: Promise<boolean> | undefined;

/**
 * Loads the styles if inlined ones are blocked: by the policy of another release, while
 * a server has the new pages but not yet the new configuration, or by a proxy.
 */
export function fetchForbiddenStyles(): void {
  if (inline && !inline.sheet) void fetchAllStyles();
}

/**
 * Loads the styles of all pages, needed for client-side navigation. Further calls do nothing
 * unless it failed.
 * @returns whether they are loaded
 */
export async function fetchAllStyles(): Promise<boolean> {
  // The dev server's pages link all styles themselves.
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
