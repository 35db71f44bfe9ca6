import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { VITE } from "../../scripts/lib/local-site.ts";
import { ProjectCopy } from "../../scripts/lib/project-copy.ts";
import { seoFields } from "../support/content.ts";

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

const component = `import { container, onGrounds } from "../../theme/layout.css.ts";
import type { SectionProps } from "../section-props.ts";

/** A notice of a few words. */
export function NoticeSection({ section: { title, text }, place }: SectionProps<"notice">) {
  return (
    <section className={onGrounds[place.ground]}>
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

test("a kind of section is a schema, a folder and a line in each of two tables; the compiler names what is missing", () => {
  project
    .write("schemas/sections/notice.ts", schema)
    .write("src/sections/notice/section.tsx", component)
    .write("src/sections/notice/example.json", JSON.stringify(example, null, 2))
    .edit("schemas/sections/index.ts", inList);
  const missing = spawnSync("npx", ["tsc", "--project", "."], { cwd: project.root, encoding: "utf8" });
  expect(missing.stdout.match(/^\S.*error TS.*/gm)).toEqual([
    expect.stringMatching(/^src\/sections\/index\.ts\(.*Property 'notice' is missing/),
  ]);

  project.edit("src/sections/index.ts", inTable);
  expect(project.changed).toHaveLength(5);

  const hero = JSON.parse(readFileSync("src/sections/hero/example.json", "utf8"));
  const page = { seo: seoFields("Holidays"), sections: [hero, example] };
  project.write("content/pages/holidays.json", JSON.stringify(page, null, 2));
  execFileSync(process.execPath, [VITE, "build"], { cwd: project.root, stdio: "pipe" });
  const built = readFileSync(join(project.root, "dist/holidays.html"), "utf8");
  for (const words of [example.title, example.text]) expect(built).toContain(words);
}, 300_000);
