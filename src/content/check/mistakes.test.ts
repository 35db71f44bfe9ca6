import { cpSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sectionSchemas } from "../../../schemas/sections/index.ts";
import { ContentFolder, projectRoot } from "../../../tests/support/content.ts";
import { filesBelow, findFiles } from "../files/find-files.ts";
import type { LoadResult } from "../load.server.ts";
import { compareProblems } from "../problems/problem.ts";
import { formatProblems } from "../problems/report.ts";

/**
 * Broken files, each with the answer beside it that the check gives. A new case is a new file; `npx vitest run --project
 * unit mistakes -u` writes its answer, which you then read as a marketer would.
 */
const CASES = join(projectRoot, "tests/content-mistakes");

const ANSWER = ".answer.txt";

/** A picture of the cases. */
const PICTURE = "turned.webp";

/** What the check lists where a section is of no kind; a new kind changes no answer. */
const ALL_SECTIONS = sectionSchemas.map((schema) => `"${schema.shape.section.value}"`).join(", ");

const kinds = readdirSync(CASES).filter((kind) => !kind.endsWith(".md"));

function filesOf(kind: string): string[] {
  return filesBelow(join(CASES, kind)).filter((file) => !file.endsWith(ANSWER));
}

/** Puts a picture of the cases in place of the site's own, which the check would list among those it knows. */
function withoutOwnPictures(copy: ContentFolder): void {
  const folder = copy.path("pictures");
  // A name may be the end of a longer one.
  const names = findFiles("**/*", folder)
    .map((file) => basename(file))
    .sort((a, b) => b.length - a.length);
  for (const file of findFiles("**/*.{json,mdx}", copy.path(""))) {
    const text = copy.read(file);
    if (names.some((name) => text.includes(name)))
      copy.write(
        file,
        names.reduce((changed, name) => changed.replaceAll(name, PICTURE), text),
      );
  }
  rmSync(folder, { recursive: true, force: true });
}

describe("Among all other mistakes, the check tells", () => {
  const copy = new ContentFolder();
  let loaded: LoadResult;

  beforeAll(() => {
    withoutOwnPictures(copy);
    copy.edit("site/blog.json", (text) => text.replace('"categories": [', `$&${FIXTURE_CATEGORY},`));
    copy.write("team/fixture-author.json", FIXTURE_AUTHOR);
    copy.write("pages/fixture.json", FIXTURE_PAGE);
    for (const kind of kinds) cpSync(join(CASES, kind), copy.path(""), { recursive: true, filter: isCase });
    loaded = copy.load();
  });
  afterAll(() => copy.remove());

  const FIXTURE_CATEGORY = '{ "id": "fixture-category", "label": "Fixtures" }';

  const FIXTURE_AUTHOR = { kind: "team", name: "Fixtures", role: "Tests", text: "Tests.", order: 9999 };

  const FIXTURE_PAGE = {
    seo: {
      title: "A page for tests",
      description: "A page whose parts no writer changes: tests look at what it is made of.",
    },
    sections: [
      { section: "hero", eyebrow: "For tests", title: "A fixture", lead: "It never changes." },
      {
        section: "points",
        title: "What it holds",
        items: [
          { title: "One", text: "Thing." },
          { title: "Two", text: "Things." },
          { title: "Three", text: "Things." },
        ],
      },
    ],
  };

  const isCase = (path: string) => !path.endsWith(ANSWER);

  for (const kind of kinds.filter((each) => each !== "right")) {
    test.each(filesOf(kind))(`${kind}: %s`, async (file) => {
      const found = kind === "warnings" ? loaded.warnings : loaded.problems;
      const problems = found.filter((problem) => problem.file === `content/${file}`);
      const answer = formatProblems(problems, { textOf: loaded.textOf })
        .replaceAll(ALL_SECTIONS, "(all kinds)")
        // Plans and pages of the site are among what is known.
        .replace(/, and \d+ more\.$/gm, ", and more.");

      expect(answer).not.toBe("");
      await expect(answer).toMatchFileSnapshot(join(CASES, kind, `${file}${ANSWER}`));
    });
  }

  test("nothing of files without mistakes", () => {
    const wrong = kinds.filter((kind) => kind !== "right" && kind !== "warnings").flatMap(filesOf);
    const reported = new Set(loaded.problems.map((problem) => problem.file));

    expect([...reported].sort()).toEqual(wrong.map((file) => `content/${file}`).sort());
  });

  test("everything in the order of files and lines", () => {
    expect(loaded.problems).toEqual(loaded.problems.toSorted(compareProblems));
  });
});
