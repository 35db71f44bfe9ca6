import type { Redirect } from "../../schemas/redirects.ts";
import { resolveRedirect, splitAddress } from "../../src/addresses/redirects.ts";
import type { Manifest } from "./manifest.ts";

/** A release's changes for visitors. */
interface Changes {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Removed pages with the redirects of their addresses; undefined without one. */
  readonly removed: readonly { readonly address: string; readonly target: string | undefined }[];
}

/** Finds the changes of a release. A redirect counts only if its target exists. */
export function findChanges(before: Manifest, after: Manifest, redirects: readonly Redirect[]): Changes {
  return {
    added: Object.keys(after).filter((address) => !(address in before)),
    changed: Object.keys(after).filter((address) => address in before && before[address] !== after[address]),
    removed: Object.keys(before)
      .filter((address) => !(address in after))
      .map((address) => ({ address, target: targetOf(address, after, redirects) })),
  };
}

function targetOf(address: string, after: Manifest, redirects: readonly Redirect[]): string | undefined {
  const target = resolveRedirect(redirects, address)?.href;
  if (target === undefined) return undefined;
  return !target.startsWith("/") || splitAddress(target).path in after ? target : undefined;
}

/** @returns a reason against the release for each page that is removed without a redirect */
export function missingRedirects({ removed }: Changes): string[] {
  return removed
    .filter(({ target }) => target === undefined)
    .map(({ address }) => `${address} is gone, and no redirect in content/redirects.json leads from it to a page.`);
}

/** @returns lines for the tag and the terminal. @param since the last release's tag; undefined for the first */
export function formatChanges({ added, changed, removed }: Changes, since: string | undefined): string {
  const lists = [
    list("Added", added),
    list("Changed", changed),
    list(
      "Removed",
      removed.map(({ address, target }) => `${address} → ${target ?? "nowhere"}`),
    ),
  ];
  const told = lists.filter((text) => text !== "");
  const title = since ? `Compared with ${since}:` : "This is the first release:";
  return [title, ...(told.length > 0 ? told : ["  Nothing that visitors could see has changed."])].join("\n");
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return [`  ${title} (${items.length})`, ...items.map((item) => `    ${item}`)].join("\n");
}
