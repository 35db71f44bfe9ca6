import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { afterAll, expect, test } from "vitest";
import { stylesIn } from "../../scripts/hosts/inline-styles.ts";
import { EXTENDED, examples, extend, notice } from "../support/extended-site.ts";
import { textOf } from "../support/html-elements.ts";
import { ProjectCopy } from "../support/project-copy.ts";

/** The output checks that cover every page. */
const CHECKS = ["html", "indexing", "links", "page-styles", "pages", "sharing", "structure", "structured-data"];

const project = extend(new ProjectCopy());
afterAll(() => project.remove());

const built = (name: string) => readFileSync(join(EXTENDED, `${name}.html`), "utf8");

test("A page is one file, a form too; a kind of section is a schema, a folder and a line in each of two tables, and the compiler names what is missing", () => {
  expect(project.changed).toEqual([
    "content/forms/open-day.json",
    "content/pages/guides/start.json",
    "content/pages/holidays.json",
    "content/pages/open-day.json",
    "schemas/sections/index.ts",
    "schemas/sections/notice.ts",
    "src/sections/index.ts",
    "src/sections/notice/example.json",
    "src/sections/notice/notice.tsx",
  ]);
  for (const words of [notice.title, notice.text]) expect(built("holidays")).toContain(words);

  project.write("src/sections/index.ts", readFileSync("src/sections/index.ts"));
  const compiler = ["node_modules/typescript/bin/tsc", "--project", "."];
  const { stdout } = spawnSync(process.execPath, compiler, { cwd: project.root, encoding: "utf8" });
  expect(stdout.match(/^\S.*error TS.*/gm)).toEqual([
    expect.stringMatching(/^src\/sections\/index\.ts\(.*Property 'notice' is missing/),
  ]);
});

test("The new pages pass the checks of every page: sitemap, head, share picture, JSON-LD, links", () => {
  // The editing screens are no page of the site.
  const filter = (path: string) => !path.startsWith(join(EXTENDED, "admin"));
  cpSync(EXTENDED, join(project.root, "dist"), { recursive: true, filter });
  const checks = CHECKS.map((name) => `/${name}.test`);
  const command = ["node_modules/vitest/vitest.mjs", "run", "--project", "output", "--reporter", "verbose", ...checks];
  const said = execFileSync(process.execPath, command, { cwd: project.root, encoding: "utf8" });
  for (const page of ["guides/start", "holidays", "open-day"]) expect(said).toContain(page);
});

test("A page of eight sections reads without JavaScript, and on paper", () => {
  const words = textOf(fromHtml(built("guides/start").replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")));
  for (const { title } of examples.filter((section) => section.title)) expect(words).toContain(title);

  const onPaper =
    stylesIn(built("guides/start"))
      ?.text.match(/@media print\{(?:[^{}]*\{[^{}]*\})+\}/g)
      ?.join("") ?? "";
  expect(onPaper).toMatch(/\[data-screen-only\][^{]*\{display:none/);
});
