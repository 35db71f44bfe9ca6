/** Longer than any address of this site; what is longer is an attempt at something. */
const LONGEST = 1024;

/** A slash, then anything that can be seen and needs no encoding. Browsers drop or convert the rest, and so change where it leads. */
const PLAIN_PATH = /^\/[!-~]*$/;

/** Slashes, backslashes and control characters in disguise, which a careless server takes for the real ones. */
const DISGUISED = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/** A placeholder for this site's origin: a path that stays on one stays on the other. */
const ORIGIN = "https://this-site.invalid";

const HOME = "/";

/**
 * Makes of the callback's `next` a path on this site.
 * @param next the value, decoded
 * @returns the path, as the browser's address bar will show it; "/" for whatever would leave the site or go in circles
 */
export function safeNextPath(next: string | null): string {
  if (next === null || next.length > LONGEST || !PLAIN_PATH.test(next) || next.includes("\\")) return HOME;
  // Dots are resolved before anything is looked at: "/..//host" only then shows that it leads to another host.
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

/** The callback must not lead to itself; what can't be decoded leads nowhere. */
function leadsToCallback(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname).toLowerCase().replace(/\/+$/, "") === "/auth/callback";
  } catch {
    return true;
  }
}
