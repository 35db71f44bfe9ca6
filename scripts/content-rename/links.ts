import { type CollectionName, contentTypes } from "../../schemas/content-types.ts";
import { splitAddress } from "../../src/addresses/redirects.ts";
import type { Content } from "../../src/content/entries/content.server.ts";
import { anchorsOf } from "../../src/content/lists/anchors.server.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";

/** An entry's move from one name to another. */
export interface Move {
  readonly type: CollectionName;
  readonly from: string;
  readonly to: string;
  /** The origins of full links to this site. */
  readonly origins: readonly string[];
  /** The addresses of the pages on which it is a part. */
  readonly lists: readonly string[];
}

/** @returns the address of an entry's page; undefined if entries of its type have none. */
export function addressOf(type: CollectionName, name: string): string | undefined {
  const row = contentTypes[type];
  return row.kind === "collection" ? row.address?.(name) : undefined;
}

/** @returns the addresses of the pages on which an entry of the type is a part, such as `/case-studies`. */
export function listsOf(content: Content, type: CollectionName): string[] {
  return pagesOfSections(content).flatMap(({ address, data }) =>
    address !== undefined && data.sections.some((section) => anchorsOf(section).entries?.type === type)
      ? [address]
      : [],
  );
}

/**
 * Makes a link follow an entry to its new name.
 * @param link as written, with tokens
 * @param page the address of the page that the link is on
 * @returns the new link; undefined if it leads elsewhere
 */
export function movedLink(link: string, page: string | undefined, move: Move): string | undefined {
  const origin = move.origins.find((each) => link.startsWith(`${each}/`)) ?? "";
  const { path, query, hash } = splitAddress(link.slice(origin.length));
  // A redirect's target may carry on what follows.
  const [, bare = "", rest = ""] = /^(.*?)(\/\*)?$/.exec(path) ?? [];
  if (bare !== "" && bare === addressOf(move.type, move.from)) {
    return origin + addressOf(move.type, move.to) + rest + query + hash;
  }
  const isPart = hash === `#${move.from}` && move.lists.includes(path === "" ? (page ?? "") : bare);
  return isPart ? `${origin}${path}${query}#${move.to}` : undefined;
}

/**
 * Renames the assistant's passages of an entry.
 * @returns undefined if the passage is from elsewhere
 */
export function movedPassage(passage: string, { type, from, to }: Move): string | undefined {
  const old = addressOf(type, from);
  return old !== undefined && passage.startsWith(`${old}#`)
    ? `${addressOf(type, to)}${passage.slice(old.length)}`
    : undefined;
}
