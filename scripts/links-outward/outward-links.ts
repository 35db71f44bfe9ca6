import { contentTypes } from "../../schemas/content-types.ts";
import type { Content, Entry } from "../../src/content/entries/content.server.ts";
import { fillTokens } from "../../src/content/facts/tokens.ts";
import { annotated } from "../../src/content/problems/schema-walk.ts";

/** An address of another site, and where content links to it. */
export interface OutwardLink {
  readonly address: string;
  /** File and line of each link, such as `content/legal/privacy-policy.mdx:12`. */
  readonly places: readonly string[];
}

/** @returns every other site's address that what is published links to, each once. */
export function outwardLinks(content: Content): OutwardLink[] {
  const { url } = content.one("brand");
  const links = content.types
    .flatMap((type) => [...content.all(type)])
    .flatMap((entry) => linksIn(entry, content))
    .filter(({ href }) => isOutward(href, url));
  const byAddress = Map.groupBy(links, ({ href }) => href.replace(/#.*$/, ""));
  return [...byAddress].map(([address, found]) => ({
    address,
    places: [...new Set(found.map(({ file, line }) => `${file}:${line}`))],
  }));
}

/** Names that end in ".example" belong to nobody: they are placeholders. */
function isOutward(href: string, url: string): boolean {
  return href.startsWith("https://") && !href.startsWith(url) && !new URL(href).hostname.endsWith(".example");
}

function linksIn({ type, source, prose }: Entry, { tokens }: Content) {
  const { file } = source;
  const inFields = annotated(contentTypes[type].schema, source.value)
    .filter(({ note }) => note.link)
    .map(({ path, value }) => ({ href: fillTokens(value, tokens), file, line: source.locate(path).line }));
  const inProse = (prose?.links ?? []).map(({ href, line }) => ({ href, file, line }));
  return [...inFields, ...inProse];
}
