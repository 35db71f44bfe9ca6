import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../tests/support/content.ts";

test("No program is started by a name that is a script of the shell on Windows", () => {
  const scripts = ["npm", "npx", ...readdirSync(join(projectRoot, "node_modules/.bin"))];
  const started = new RegExp(
    `\\b(?:spawn|exec|execFile|fork)(?:Sync)?\\(\\s*["'\`](?:${scripts.join("|").replaceAll(".", "\\.")})["'\`\\s]`,
  );
  const files = globSync("{scripts,src,tests}/**/*.{ts,tsx}", { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => started.test(readFileSync(join(projectRoot, file), "utf8")))).toEqual([]);
});

test("Git for Windows keeps the ends of lines of what the formatter and the hashes of builds look at", () => {
  const files = ["README.md", "src/router.tsx", "content/redirects.json", "package.json"];
  const said = execFileSync("git", ["check-attr", "eol", "--", ...files], { cwd: projectRoot, encoding: "utf8" });
  expect(said.trim().split("\n")).toEqual(files.map((file) => `${file}: eol: lf`));
});
