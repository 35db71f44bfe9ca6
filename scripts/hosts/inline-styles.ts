import { hash } from "node:crypto";

/** The one style element that every page has; it names the file with the styles of all. */
const INLINE = /<style data-file="([^"]*)">([\s\S]*?)<\/style>/;

/** The styles within a page. */
export interface InlineStyles {
  /** The path of the file with the styles of all pages: for other pages, and for where those in the page are forbidden. */
  readonly path: string;
  readonly text: string;
}

/** Writes the element with the styles. */
export function styleElement({ path, text }: InlineStyles): string {
  return `<style data-file="${path}">${text}</style>`;
}

/** @returns a page's HTML without the element that `styleElement` writes */
export function withoutStyles(page: string): string {
  return page.replace(INLINE, "");
}

/** @returns the styles within a page; undefined if there are none */
export function stylesIn(page: string): InlineStyles | undefined {
  const [, path, text] = INLINE.exec(page) ?? [];
  return path === undefined || text === undefined ? undefined : { path, text };
}

/** @returns how a security policy names these styles and no others, each once and in a fixed order */
export function styleSources(styles: Iterable<InlineStyles>): string[] {
  return [...new Set([...styles].map(({ text }) => `'sha256-${hash("sha256", text, "base64")}'`))].sort();
}

/** @returns how the policy that a build wrote for its hosts names the styles of its pages */
export function writtenStyleSources(headersFile: string): string[] {
  return headersFile.match(/'sha256-[^']+'/g) ?? [];
}
