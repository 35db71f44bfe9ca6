/**
 * Which paths this site knows. The expressions mean the same to JavaScript and to the servers that scripts/hosts/
 * writes configurations for, which all look at paths after resolving escapes, doubled slashes and dots.
 */

/** One character of a path that needs no escape. */
export const UNRESERVED = "[\\w.~!$&'()*+,;=:@-]";

/** Paths that a redirect may pass on unchanged. A doubled slash or a backslash could name another site. */
const FORWARDABLE_PATH = `(?:/[%${UNRESERVED.slice(1)}+)*/?`;

const ENDINGS = ["/index", ".html", "/"] as const;

/** Removed from the end of a path: every page has one address. */
export const ENDING = `(?:${ENDINGS.join("|").replace(".", "[.]")})`;

/** Longer than any path of the site, and than the queries of campaigns and sign-in links. Further checks of such addresses would cost time. */
const LONGEST = { path: 160, address: 2500 } as const;

/** A path that is longer than any page's. It gets the page for unknown addresses, which signs in if a gateway has made its tokens part of the path. */
export const LONG_PATH = `^[^?]{${LONGEST.path + 1}}`;

/** An address that is refused for its length. */
export const TOO_LONG = `^.{${LONGEST.address + 1}}`;

/** Files that have no address: instructions for hosts, compressed copies, hidden files, the page for unknown addresses. */
export const UNPUBLISHED = "/_(?:headers|redirects)$|[.]br$|/[.](?!well-known/)|^/404$";

const unreservedPath = new RegExp(`^(?:/|${UNRESERVED})*$`);
const forwardablePath = new RegExp(`^${FORWARDABLE_PATH}$`);
const unpublished = new RegExp(UNPUBLISHED);

/**
 * Finds the one form of a path: without escapes, dots and doubled slashes, and without a slash or a file's name at the end.
 * @returns undefined if no address of this site could be meant
 */
export function normalizePath(path: string): string | undefined {
  const plain = withoutDots(decode(path));
  if (plain === undefined || !unreservedPath.test(plain)) return undefined;
  const normalized = withoutEnding(plain) || "/";
  // Without its ending, "/..html" has dots again.
  return normalized === path ? normalized : normalizePath(normalized);
}

/** @returns whether a redirect may pass on the path unchanged. */
export function canForward(path: string): boolean {
  return forwardablePath.test(path) && withoutDots(decode(path)) !== undefined;
}

/** @returns whether a path in the published folder has an address. */
export function isPublished(path: string): boolean {
  return !unpublished.test(path);
}

function withoutEnding(path: string): string {
  let rest = path;
  for (let ending = endingOf(rest); ending; ending = endingOf(rest)) rest = rest.slice(0, -ending.length);
  return rest;
}

const endingOf = (path: string) => ENDINGS.find((each) => path.endsWith(each));

/** Byte by byte, as servers do. @returns undefined if an escape is not valid */
function decode(path: string): string | undefined {
  if (/%(?:00|(?![0-9a-f]{2}))/i.test(path)) return undefined;
  return path.replace(/%(..)/g, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** @returns undefined if the dots lead out of the site */
function withoutDots(path: string | undefined): string | undefined {
  if (!path?.startsWith("/")) return undefined;
  const kept: string[] = [];
  const parts = path.split(/\/+/).slice(1);
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (part === ".." && kept.pop() === undefined) return undefined;
    if (part !== "." && part !== "..") kept.push(part);
    else if (isLast) kept.push("");
  }
  return `/${kept.join("/")}`;
}
