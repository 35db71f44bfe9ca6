/**
 * Measures what docs/performance.md promises, in processor seconds, memory and ratios.
 * Usage:
 *   npm run bench -- build [--articles 1000]   the content check, the build from nothing and after one edit
 *   npm run bench -- check [--articles 1000]   the content check alone
 *   npm run bench -- dev [--articles 5000]     the dev server: its start, an article's first page, an edit
 *   npm run bench -- page [/address …]         the visitor: every address on a slow line and processor
 *   npm run bench -- navigation [/address …]   the visitor: from pressing a link to the next page's paint
 */
import { parseArgs } from "node:util";
import { benchBuild, benchCheck } from "./bench/build-bench.ts";
import { benchDev } from "./bench/dev-bench.ts";
import { benchNavigation } from "./bench/navigation-bench.ts";
import { benchPages } from "./bench/page-bench.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { articles: { type: "string", default: "" } },
});
const [subject, ...addresses] = positionals;

/** @returns how many articles to generate: what was asked for, or as many as usual */
function articles(usual: number): number {
  const count = Number(values.articles || usual);
  if (Number.isInteger(count) && count >= 2) return count;
  console.error("bench: --articles takes a whole number from 2: each article names others as related");
  process.exit(1);
}

switch (subject) {
  case "build":
    await benchBuild(articles(1000));
    break;
  case "check":
    await benchCheck(articles(1000));
    break;
  case "dev":
    await benchDev(articles(5000));
    break;
  case "page":
    await benchPages(addresses);
    break;
  case "navigation":
    await benchNavigation(addresses);
    break;
  default:
    console.error("bench: say what to measure: build, check, dev, page or navigation");
    process.exitCode = 1;
}
