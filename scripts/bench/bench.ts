/**
 * Measures what docs/performance.md promises.
 * Usage:
 *   npm run bench -- peers [--articles 1000] [--rounds 1]   the build, in turns with one by Astro 7
 *   npm run bench -- page [/address …]                      the visitor: every address on a slow line and processor
 *   npm run bench -- navigation [/address …]                the visitor: from pressing a link to the next page's paint
 */
import { parseArgs } from "node:util";
import { benchNavigation } from "./navigation-bench.ts";
import { benchPages } from "./page-bench.ts";
import { benchPeers } from "./peers/peers-bench.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { articles: { type: "string", default: "1000" }, rounds: { type: "string", default: "1" } },
});
const [subject, ...addresses] = positionals;

/** @returns a whole number that was asked for */
function whole(option: "articles" | "rounds", least: number): number {
  const count = Number(values[option]);
  if (Number.isInteger(count) && count >= least) return count;
  console.error(`bench: --${option} takes a whole number from ${least}`);
  process.exit(1);
}

switch (subject) {
  case "peers":
    // Each article names others as related.
    if (!(await benchPeers(whole("articles", 2), whole("rounds", 1)))) process.exitCode = 1;
    break;
  case "page":
    await benchPages(addresses);
    break;
  case "navigation":
    await benchNavigation(addresses);
    break;
  default:
    console.error("bench: say what to measure: peers, page or navigation");
    process.exitCode = 1;
}
