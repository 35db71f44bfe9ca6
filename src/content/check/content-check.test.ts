import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkCommand } from "../../../scripts/content-check/check-command.ts";
import { articleText, type ContentFolder, contentFolder, projectRoot } from "../../../tests/support/content.ts";

/** The first of March 2099 in Adelaide. */
const EPOCH = String(Date.parse("2099-03-01T00:00:00Z") / 1000);

beforeAll(() => void vi.stubEnv("SOURCE_DATE_EPOCH", EPOCH));
afterAll(() => void vi.unstubAllEnvs());

const check = (copy: ContentFolder, ...options: string[]) => checkCommand(copy.root, options);

/** Runs it as `npm run content:check` does. */
function run(copy: ContentFolder) {
  const script = join(projectRoot, "scripts/content-check/content-check.ts");
  const env = { ...process.env, FORCE_COLOR: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: copy.root, env, encoding: "utf8" });
  return { code: status, text: stdout + stderr };
}

const withUnpublished = () =>
  contentFolder()
    .edit("site/security.json", (text) => text.replace(/"expires": "[^"]*"/, '"expires": "2099-12-31"'))
    .write("blog/fixture-draft.mdx", articleText({ id: 9001, fields: "draft: true\n" }))
    .write(
      "blog/fixture-next.mdx",
      articleText({ id: 9002, published: "2099-03-09", fields: "publishAt: 2099-03-09\n" }),
    )
    .write("blog/fixture-gone.mdx", articleText({ id: 9003, fields: "expireAt: 2099-02-28 17:00\n" }))
    .write("blog/fixture-going.mdx", articleText({ id: 9005, fields: "expireAt: 2099-03-02 17:00\n" }));

test("The check of the site's own content finds no mistake, counts what is invented and names what is not published, or not for good", () => {
  const copy = withUnpublished();
  copy.write("site/brand.json", { ...JSON.parse(copy.read("site/brand.json")), placeholders: ["name", "abn"] });
  const { code, text } = check(copy);

  expect(text).toMatch(
    /^(\d+) files: \d+ entries,(?: \d+ pictures?,)? 1 draft, 1 scheduled, 1 expired\.\n {2}content\/blog\/fixture-draft\.mdx: Draft\n/,
  );
  expect(text).toContain("  content/blog/fixture-next.mdx: Goes live Monday 9 March 2099 at 12:00 am\n");
  expect(text).toContain("  content/blog/fixture-gone.mdx: Expired Saturday 28 February 2099 at 5:00 pm\n");
  expect(text).toContain("  content/blog/fixture-going.mdx: Expires Monday 2 March 2099 at 5:00 pm\n");
  expect(text).toMatch(/\nNo mistakes\.\n\d+ facts marked as invented or not reviewed; --release lists them\.\n$/);
  expect(code).toBe(0);
});

test("With --list, the check names each published page with its file, and no draft", () => {
  const { code, text } = check(withUnpublished(), "--list");

  expect(text).toMatch(/^pages {2}\/pricing {2}\S.* {2}content\/pages\/pricing\.json$/m);
  expect(text).toMatch(/^industries {2}\/industries\/trades {2}\S.* {2}content\/industries\/trades\.json$/m);
  expect(text).toContain("  content/blog/fixture-going.mdx\n");
  expect(text).not.toMatch(/^blog.*fixture-(?:draft|next|gone)/m);
  expect(code).toBe(0);
});

describe("With mistakes in three files, the check", () => {
  const broken = () => {
    const copy = withUnpublished().write("options/fixture.json", '{\n  "options": []\n}\n').write("stray.json", "{}");
    return copy.write("blog/fixture.mdx", articleText({ id: 9004, body: "We utilise [y](/blog/fixtrue)\n" }));
  };

  test("fails, and prints all of them and the warnings", () => {
    const { code, text } = run(broken());

    expect(text).toContain(`content/blog/fixture.mdx (1 mistake, 1 warning)

  content/blog/fixture.mdx:15:4  text
    15 | We utilise [y](/blog/fixtrue)
       |    ^
    warning: “utilise” is a word that our house style avoids
    Write “use”.

  content/blog/fixture.mdx:15:12  text
    15 | We utilise [y](/blog/fixtrue)
       |            ^
    there is no page "/blog/fixtrue". Did you mean "/blog/fixture"?

content/options/fixture.json (1 mistake)
`);
    expect(text).toMatch(
      /\n\d+ files: \d+ entries,(?: \d+ pictures?,)? 1 draft, 1 scheduled, 1 expired, 3 with mistakes\.\n/,
    );
    expect(text).toMatch(/\n3 mistakes, 1 warning\.\n$/);
    expect(code).toBe(1);
  });

  test("writes them as annotations for a pull request", () => {
    const { code, text } = check(broken(), "--format", "github");
    const commands = text.split("\n").filter((line) => line.startsWith("::"));

    expect(commands.map((line) => line.split("::")[1])).toEqual([
      "warning file=content/blog/fixture.mdx,line=15,col=4,title=Content%3A text",
      "error file=content/blog/fixture.mdx,line=15,col=12,title=Content%3A text",
      "error file=content/options/fixture.json,line=2,col=14,title=Content%3A options",
      "error file=content/stray.json,line=1,col=1,title=Content",
    ]);
    expect(text).toContain('\n    there is no page "/blog/fixtrue". Did you mean "/blog/fixture"?\n');
    expect(code).toBe(1);
  });
});

test("A pull request is told which files aren't written as the editing screens write them, and a marketer isn't", () => {
  const article = articleText({ id: 9001 });
  const copy = contentFolder().write("blog/fixture.mdx", article.replace("---", "--- "));
  const [told, quiet] = [check(copy, "--format", "github"), check(copy)];

  expect(told.text).toMatch(/^::warning file=content\/blog\/fixture\.mdx,line=1,.*npm run format/m);
  expect(told.code).toBe(0);
  expect(quiet.text).not.toContain("fixture");
});

test("The release check fails and lists every invented fact with file and line, but those of drafts", () => {
  const fields = { title: "A fixture", placeholders: ["title"], industryPage: undefined };
  const copy = contentFolder().addLike("case-studies", "fixture", fields);
  copy.addLike("case-studies", "fixture-draft", { ...fields, draft: true });
  const { code, text } = check(copy, "--release");

  expect(text).toContain(`content/case-studies/fixture.json (1 mistake)

  content/case-studies/fixture.json:2:12  title
    2 |   "title": "A fixture",
      |            ^
    this is invented
    Write the real value and take "title" out of "placeholders".
`);
  expect(text).not.toContain("content/case-studies/fixture-draft.json (");
  expect(text).toMatch(/\n\d+ mistakes\.\n$/);
  expect(code).toBe(1);
});

describe("The check can't run, and says so in a line,", () => {
  test.each([
    [
      "with an option that it doesn't know",
      ["--relase"],
      "Usage: npm run content:check -- [--release] [--list] [--format text|github]",
    ],
    [
      "with a format that it doesn't know",
      ["--format", "xml"],
      "Usage: npm run content:check -- [--release] [--list] [--format text|github]",
    ],
  ])("%s", (_name, options, says) => {
    expect(() => check(contentFolder(), ...options)).toThrow(says);
  });

  test("in a folder without content", () => {
    const copy = contentFolder();
    rmSync(copy.path(""), { recursive: true });

    expect(run(copy)).toEqual({
      code: 2,
      text: "There is no folder content/ here: run this in the project's folder.\n",
    });
  });
});
