/** Longer than any address of this site. */
const LONGEST = 1024;

/** A slash and visible ASCII. Browsers drop or convert anything else. */
const PLAIN_PATH = /^\/[!-~]*$/;

/** Encoded slashes, backslashes and control characters, which careless servers decode. */
const DISGUISED = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/** A placeholder for this site's origin. */
const ORIGIN = "https://this-site.invalid";

const HOME = "/";

/**
 * Turns the callback's `next` into a path on this site.
 * @param next the decoded value
 * @returns the path as browsers show it; "/" for anything that leaves the site or loops
 */
export function safeNextPath(next: string | null): string {
  if (next === null || next.length > LONGEST || !PLAIN_PATH.test(next) || next.includes("\\")) return HOME;
  // Dots are resolved first: "/..//host" only then shows its host.
  const url = resolve(next);
  if (!url) return HOME;
  const { origin, pathname, search, hash } = url;
  if (origin !== ORIGIN || pathname.startsWith("//") || DISGUISED.test(pathname) || leadsToCallback(pathname))
    return HOME;
  return pathname + search + hash;
}

function resolve(path: string): URL | undefined {
  try {
    return new URL(path, ORIGIN);
  } catch {
    return undefined;
  }
}

/** The callback must not lead to itself; undecodable paths lead nowhere. */
function leadsToCallback(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "") === "/auth/callback";
  } catch {
    return true;
  }
}
