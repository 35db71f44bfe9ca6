import { APPLICATION_STARTS } from "../app/application-starts.ts";

/**
 * Fetches the page that Back leads to as long as nobody else shows it: after a reload, browsers take the pages that the
 * application had shown for parts of one document, and only tell it.
 */
export function fetchPagesOnBack(): void {
  const waiting = new AbortController();
  const shown = location.pathname;
  const onBack = () => location.pathname !== shown && location.reload();
  addEventListener("popstate", onBack, { signal: waiting.signal });
  addEventListener(APPLICATION_STARTS, () => waiting.abort(), { once: true });
}
