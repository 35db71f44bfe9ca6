import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the route tree names the route files there are; npm run dev writes it anew", () => {
  const tree = readFileSync("src/routeTree.gen.ts", "utf8");
  const named = [...tree.matchAll(/["'](\.\/routes\/[^"']+)["']\)?/g)].map((match) => `${match[1]}.tsx`);
  const files = globSync("**/*.tsx", { cwd: "src/routes" }).map((file) => `./routes/${file.replaceAll("\\", "/")}`);
  expect([...new Set(named)].sort()).toEqual(files.sort());
});
