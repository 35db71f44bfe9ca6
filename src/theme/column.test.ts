import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What a grid is for: places in two directions, or the middle of a box. */
const REASON = /grid(?:Template|Auto|Area)|place(?:Items|Content)|onTop/;

const statements = /^(?:export )?(?:const|globalStyle)\b[\s\S]*?;$/gm;

/** Every grid of one column costs time in each of a page's layouts (decision 100). */
test.each(globSync("src/**/*.css.ts").sort())("%s has grids only where there is more than a column", (file) => {
  const styles = readFileSync(file, "utf8").match(statements) ?? [];
  expect(styles.filter((style) => style.includes('display: "grid"') && !REASON.test(style))).toEqual([]);
});
