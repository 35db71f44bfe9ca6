import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VITE } from "../../scripts/lib/local-site.ts";
import { ProjectCopy } from "../../scripts/lib/project-copy.ts";
import { stylesIn } from "../../scripts/serve/inline-styles.ts";
import { seoFields } from "../support/content.ts";
import { textOf } from "../support/html-elements.ts";

const KINDS = ["hero", "points", "steps", "conversation", "plans", "accordion", "form", "call-to-action"];
const examples = KINDS.map((kind) => JSON.parse(readFileSync(`src/sections/${kind}/example.json`, "utf8")));

/** The checks of the built files that look at every page there is. */
const CHECKS = ["html", "indexing", "links", "page-styles", "pages", "sharing", "structure", "structured-data"];

const project = new ProjectCopy();
afterAll(() => project.remove());

beforeAll(() => {
  project.write("content/pages/guides/start.json", JSON.stringify({ seo: seoFields("Start"), sections: examples }));
  run(VITE, "build");
}, 300_000);

test("A page of eight sections in a new folder is one new file, and passes the checks of every page: sitemap, head, share picture, JSON-LD, links", () => {
  expect(project.changed).toHaveLength(1);
  const checks = CHECKS.map((name) => `/${name}.test`);
  const said = run("node_modules/vitest/vitest.mjs", "run", "--project", "output", "--reporter", "verbose", ...checks);
  expect(said).toContain("guides/start");
}, 300_000);

test("It reads without JavaScript, and on paper", () => {
  const html = readFileSync(join(project.root, "dist/guides/start.html"), "utf8");
  const words = textOf(fromHtml(html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")));
  for (const { title } of examples.filter((section) => section.title)) expect(words).toContain(title);

  const onPaper =
    stylesIn(html)
      ?.text.match(/@media print\{(?:[^{}]*\{[^{}]*\})+\}/g)
      ?.join("") ?? "";
  expect(onPaper).toMatch(/\[data-screen-only\][^{]*\{display:none/);
});

/** Runs a program in the copy. @returns what it says */
function run(...command: string[]): string {
  return execFileSync(process.execPath, command, { cwd: project.root, encoding: "utf8" });
}
