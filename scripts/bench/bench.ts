/**
 * Measures what docs/performance.md promises.
 * Usage:
 *   npm run bench -- peers [--articles 1000] [--rounds 1]   the build, in turns with one by Astro 7
 *   npm run bench -- navigation [/address …]                the visitor: from pressing a link to the next page's paint
 */
import { parseArgs } from "node:util";
import { benchNavigation } from "./navigation-bench.ts";
import { benchPeers } from "./peers/peers-bench.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { articles: { type: "string", default: "1000" }, rounds: { type: "string", default: "1" } },
});
const [subject, ...addresses] = positionals;

/** @returns a whole number that was asked for, at least 1 */
function whole(option: "articles" | "rounds"): number {
  const count = Number(values[option]);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`bench: --${option} takes a whole number from 1`);
  process.exit(1);
}

switch (subject) {
  case "peers":
    if (!(await benchPeers(whole("articles"), whole("rounds")))) process.exitCode = 1;
    break;
  case "navigation":
    await benchNavigation(addresses);
    break;
  default:
    console.error("bench: say what to measure: peers or navigation");
    process.exitCode = 1;
}
