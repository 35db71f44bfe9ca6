import { appendLink } from "./append-link.client.ts";

/**
 * Fetches the styles where those that stand in the page are forbidden: by the policy of another release, for the moment in
 * which a server has the new pages and not yet the new configuration, or by a proxy's own.
 */
export function fetchForbiddenStyles(): void {
  const inline = document.querySelector<HTMLStyleElement>("[data-file]");
  if (inline && !inline.sheet) appendLink("stylesheet", inline.dataset["file"]);
}
