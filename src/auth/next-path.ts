/** Stands for this site's origin: whatever it is, a path that stays here stays there. */
const ORIGIN = "https://this-site.invalid";

const HOME = "/";

/**
 * Makes of the callback's `next` a path on this site.
 * @param next the value, decoded
 * @returns the path, as the browser's address bar will show it; "/" for whatever would leave the site
 */
export function safeNextPath(next: string | null): string {
  if (!next?.startsWith("/")) return HOME;
  try {
    // Dots are resolved before anything is looked at: "/..//host" only then shows that it leads to another host.
    const { origin, pathname, search, hash } = new URL(next, ORIGIN);
    return origin === ORIGIN && !pathname.startsWith("//") ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}
