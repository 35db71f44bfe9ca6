/** Characters that need no escape in a path, even if it has one for them (RFC 3986, 6.2.2.2). */
const UNRESERVED = /^[\w.~-]$/;

/** @returns the path with escapes where they are needed only: `/%61bout` is `/about` */
export function withoutNeedlessEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(character) ? character : escaped;
  });
}

/** Page paths are lower-case words with hyphens. */
const PAGE = /^(?:\/|(?:\/[a-z0-9-]+)+)$/;

/** Whether a page of this site can have the path. Files and redirected spellings can't. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/** @returns the id of the part of the page that the address names; empty if it names none */
export function idInAddress(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
