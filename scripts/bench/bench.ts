/**
 * Measures what docs/performance.md promises.
 * Usage:
 *   npm run bench -- peers [--articles 1000] [--rounds 1]   the build, in turns with one by Astro 7
 *   npm run bench -- dev [--articles 5000]                  the dev server: its start, an article's first page, an edit
 *   npm run bench -- page [/address …]                      the visitor: every address on a slow line and processor
 *   npm run bench -- navigation [/address …]                the visitor: from pressing a link to the next page's paint
 */
import { parseArgs } from "node:util";
import { benchDev } from "./dev-bench.ts";
import { benchNavigation } from "./navigation-bench.ts";
import { benchPages } from "./page-bench.ts";
import { benchPeers } from "./peers/peers-bench.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { articles: { type: "string" }, rounds: { type: "string", default: "1" } },
});
const [subject, ...addresses] = positionals;

/** @returns a whole number that was asked for */
function whole(option: "articles" | "rounds", text: string, least: number): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= least) return count;
  console.error(`bench: --${option} takes a whole number from ${least}`);
  process.exit(1);
}

/** @returns how many articles to generate: what was asked for, or as many as usual; each names others as related */
function articles(usual: readonly number[]): readonly number[] {
  return values.articles === undefined ? usual : [whole("articles", values.articles, 2)];
}

switch (subject) {
  case "peers":
    if (!(await benchPeers(articles([1000, 5000]), whole("rounds", values.rounds, 1)))) process.exitCode = 1;
    break;
  case "dev":
    for (const count of articles([5000])) await benchDev(count);
    break;
  case "page":
    await benchPages(addresses);
    break;
  case "navigation":
    await benchNavigation(addresses);
    break;
  default:
    console.error("bench: say what to measure: peers, dev, page or navigation");
    process.exitCode = 1;
}
