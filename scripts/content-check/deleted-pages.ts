import { execFileSync } from "node:child_process";
import { contentTypes } from "../../schemas/content-types.ts";
import { resolveRedirect } from "../../src/addresses/redirects.ts";
import { publicationOf, stateAt } from "../../src/content/entries/publication.ts";
import { collectionAt, entryId } from "../../src/content/files/file-places.ts";
import { readJson, readMdx } from "../../src/content/files/source.server.ts";
import type { LoadResult } from "../../src/content/load.server.ts";
import type { Problem } from "../../src/content/problems/problem.ts";

/** A deleted or changed file, before the change. */
interface EarlierFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Finds addresses that are dead now: pages that were deleted, renamed or unpublished without a
 * redirect. Without git history nothing is reported; a release checks again.
 */
export function deletedPages(root: string, { content, preview, problems, files, moment }: LoadResult): Problem[] {
  const [entry] = preview.all("redirects");
  if (!entry) return [];
  const pages = content.types.flatMap((type) => content.all(type));
  const addresses = new Set(pages.map(({ address }) => address));
  // Pages with an address of their own, such as that of unknown addresses, are in a folder that would give them another.
  const published = new Set(pages.map(({ source }) => source.file));
  const broken = new Set(problems.map(({ file }) => file));
  return earlierFiles(root).flatMap(({ file, text }): Problem[] => {
    const address = addressOf(file);
    if (address === undefined || addresses.has(address) || published.has(file) || broken.has(file)) return [];
    if (!wasLive(file, text, moment)) return [];
    if (resolveRedirect(entry.data.redirects, address)) return [];
    const what = files.includes(file) ? `${file} is no longer published` : `${file} is gone`;
    const naming = new Set(problems.filter(({ message }) => message.includes(`"${address}"`)).map((each) => each.file));
    const links = naming.size === 0 ? "" : ` Links to it are in ${[...naming].join(", ")}.`;
    return [
      {
        file: entry.source.file,
        ...entry.source.locate(["redirects"]),
        field: "redirects",
        message: `${what}, and links and bookmarks to "${address}" would lead nowhere`,
        hint: `Add { "from": "${address}", "to": "${above(address)}", "permanent": true }, with the page that is nearest to it as "to".${links}`,
      },
    ];
  });
}

function addressOf(file: string): string | undefined {
  const name = collectionAt(file);
  const type = name && contentTypes[name];
  return type?.kind === "collection" ? type.address?.(entryId(type, file)) : undefined;
}

const above = (address: string) => address.replace(/\/[^/]*$/, "") || "/";

function wasLive(file: string, text: string, moment: number): boolean {
  const { value } = file.endsWith(".json") ? readJson(file, text) : readMdx(file, text);
  return stateAt(publicationOf(value), moment) === "live";
}

/** From the last release; before the first one, from the merge base with main. */
function earlierFiles(root: string): EarlierFile[] {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe", maxBuffer: Number.POSITIVE_INFINITY });
  try {
    const known = ["refs/tags/release/", "refs/remotes/origin/main", "refs/heads/main"];
    // In this order, and releases have their time in their names.
    const [base] = git("for-each-ref", "--sort=-refname", "--count=1", "--format=%(refname)", ...known).split("\n");
    if (!base) return [];
    const shown = ["--patch", "--unified=1000000", "--no-renames", "--diff-filter=DM", "--relative", "--no-ext-diff"];
    return git("diff-index", "--merge-base", ...shown, `${base}^{commit}`, "--", "content/*.json", "content/*.mdx")
      .split(/^diff --git /m)
      .flatMap(earlierFile);
  } catch {
    // There is no git, no repository, or too little of its history.
    return [];
  }
}

function earlierFile(patch: string): EarlierFile[] {
  const file = /^--- a\/(.+?)\t?$/m.exec(patch)?.[1];
  const lines = patch.split("\n").filter((line) => /^[ -](?!-- a\/)/.test(line));
  return file === undefined ? [] : [{ file, text: lines.map((line) => line.slice(1)).join("\n") }];
}
