import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stylesIn } from "../../scripts/hosts/inline-styles.ts";
import { VITE } from "../../scripts/hosts/local-site.ts";
import { ProjectCopy } from "../../scripts/lib/project-copy.ts";
import { seoFields } from "../support/content.ts";
import { textOf } from "../support/html-elements.ts";

const KINDS = ["hero", "points", "steps", "conversation", "plans", "accordion", "form", "call-to-action"];
const examples = KINDS.map((kind) => JSON.parse(readFileSync(`src/sections/${kind}/example.json`, "utf8")));

/** The output checks that cover every page. */
const CHECKS = ["html", "indexing", "links", "page-styles", "pages", "sharing", "structure", "structured-data"];

const project = new ProjectCopy();
afterAll(() => project.remove());

const example = { section: "notice", title: "We are closed on Monday", text: "It is a public holiday in Adelaide." };

const schema = `import { heading, paragraph } from "../pieces.ts";
import { sectionSchema } from "./section.ts";

/** A notice of a few words. */
export const noticeSection = sectionSchema("notice", "A notice of a few words.", {
  title: heading("What is to be noticed", "We are closed on Monday"),
  text: paragraph("Why, in a sentence"),
});
`;

const component = `import { container, backgrounds } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";

/** A notice of a few words. */
export function NoticeSection({ section: { title, text }, placement }: SectionProps<"notice">) {
  return (
    <section className={backgrounds[placement.background]}>
      <div className={container}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}
`;

const inList = (text: string) =>
  text
    .replace("/** The kinds of section", 'import { noticeSection } from "./notice.ts";\n\n$&')
    .replace("const kinds = [", "$&\n  noticeSection,");

const inTable = (text: string) =>
  `import { NoticeSection } from "./notice/section.tsx";\n${text.replace("  points: ", "  notice: NoticeSection,\n$&")}`;

/** The compiler's errors while the new kind is in only one of the two tables. */
let missing = "";
let built: { readonly holidays: string; readonly start: string };

/** A new page, and a new kind of section with a page that shows it, built together. */
beforeAll(() => {
  project
    .write("content/pages/guides/start.json", JSON.stringify({ seo: seoFields("Start"), sections: examples }))
    .write("schemas/sections/notice.ts", schema)
    .write("src/sections/notice/section.tsx", component)
    .write("src/sections/notice/example.json", JSON.stringify(example, null, 2))
    .edit("schemas/sections/index.ts", inList);
  missing = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "--project", "."], {
    cwd: project.root,
    encoding: "utf8",
  }).stdout;
  project.edit("src/sections/index.ts", inTable);
  const page = { seo: seoFields("Holidays"), sections: [examples[0], example] };
  project.write("content/pages/holidays.json", JSON.stringify(page, null, 2));
  run(VITE, "build");
  const read = (name: string) => readFileSync(join(project.root, `dist/${name}.html`), "utf8");
  built = { holidays: read("holidays"), start: read("guides/start") };
}, 300_000);

test("A page is one file; a kind of section a schema, a folder and a line in each of two tables, and the compiler names what is missing", () => {
  expect(project.changed).toEqual([
    "content/pages/guides/start.json",
    "content/pages/holidays.json",
    "schemas/sections/index.ts",
    "schemas/sections/notice.ts",
    "src/sections/index.ts",
    "src/sections/notice/example.json",
    "src/sections/notice/section.tsx",
  ]);
  expect(missing.match(/^\S.*error TS.*/gm)).toEqual([
    expect.stringMatching(/^src\/sections\/index\.ts\(.*Property 'notice' is missing/),
  ]);
  for (const words of [example.title, example.text]) expect(built.holidays).toContain(words);
});

test("Both pages pass the checks of every page: sitemap, head, share picture, JSON-LD, links", () => {
  const checks = CHECKS.map((name) => `/${name}.test`);
  const said = run("node_modules/vitest/vitest.mjs", "run", "--project", "output", "--reporter", "verbose", ...checks);
  for (const page of ["guides/start", "holidays"]) expect(said).toContain(page);
}, 300_000);

test("A page of eight sections reads without JavaScript, and on paper", () => {
  const words = textOf(fromHtml(built.start.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")));
  for (const { title } of examples.filter((section) => section.title)) expect(words).toContain(title);

  const onPaper =
    stylesIn(built.start)
      ?.text.match(/@media print\{(?:[^{}]*\{[^{}]*\})+\}/g)
      ?.join("") ?? "";
  expect(onPaper).toMatch(/\[data-screen-only\][^{]*\{display:none/);
});

/** Runs a program in the copy. @returns its output */
function run(...command: string[]): string {
  return execFileSync(process.execPath, command, { cwd: project.root, encoding: "utf8" });
}
