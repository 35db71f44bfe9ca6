import { execFileSync } from "node:child_process";
import { renameSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { articleText, ContentFolder, contentFolder, reportLines } from "../../tests/support/content.ts";
import { deletedPages } from "./deleted-pages.ts";

const copy = new ContentFolder();

function git(...words: string[]): void {
  const author = ["-c", "user.name=Tester", "-c", "user.email=tester@company.example"];
  execFileSync("git", [...author, ...words], { cwd: copy.root, stdio: "pipe" });
}

/** @returns what is reported about deleted pages, apart from content/ itself */
const said = () => reportLines(deletedPages(copy.root, copy.load()));

beforeAll(() => {
  copy.write("blog/fixture.mdx", articleText({ id: 9001 }));
  copy.write("blog/planned.mdx", articleText({ id: 9002, fields: "publishAt: 2199-12-01\n" }));
  copy.write("blog/reader.mdx", articleText({ id: 9003, body: "[That](/blog/fixture)\n" }));
  copy.write("redirects.json", { redirects: [] });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Start");
  git("checkout", "--quiet", "-b", "work");
});
afterEach(() => git("reset", "--quiet", "--hard", "main"));
afterAll(() => copy.remove());

const answer = (what: string, links = "") => [
  "content/redirects.json:2:16  redirects",
  `content/blog/fixture.mdx ${what}, and links and bookmarks to "/blog/fixture" would lead nowhere`,
  `Add { "from": "/blog/fixture", "to": "/blog", "permanent": true }, with the page that is nearest to it as "to".${links}`,
];

const LINKS = " Links to it are in content/blog/reader.mdx.";

describe("A redirect is asked for", () => {
  test("where a page was deleted, committed or not, with the files that link to it", () => {
    copy.delete("blog/fixture.mdx");
    expect(said()).toEqual(answer("is gone", LINKS));

    git("commit", "--quiet", "--all", "--message", "Deleted");
    expect(said()).toEqual(answer("is gone", LINKS));
  });

  test("where a page's file was renamed by hand", () => {
    renameSync(copy.path("blog/fixture.mdx"), copy.path("blog/renamed.mdx"));
    expect(said()).toEqual(answer("is gone", LINKS));
  });

  test("where a page is no longer published", () => {
    copy.delete("blog/reader.mdx");
    copy.write("blog/fixture.mdx", articleText({ id: 9001, fields: "draft: true\n" }));
    expect(said().slice(0, 2)).toEqual(["content/redirects.json:2:16  redirects", expect.any(String)]);
    expect(said()).toContain(
      'content/blog/fixture.mdx is no longer published, and links and bookmarks to "/blog/fixture" would lead nowhere',
    );
  });

  test("of what was published by the last release, whatever main has now", () => {
    git("tag", "--annotate", "--message", "Release", "release/2026-11-20-0915");
    copy.delete("blog/fixture.mdx");
    git("commit", "--quiet", "--all", "--message", "Deleted");
    git("branch", "--quiet", "--force", "main");
    try {
      expect(said()).toEqual(answer("is gone", LINKS));
    } finally {
      git("branch", "--quiet", "--force", "main", "main~1");
      git("tag", "--delete", "release/2026-11-20-0915");
    }
  });
});

describe("No redirect is asked for", () => {
  test("where there is one, and of pages that were never published", () => {
    copy.delete("blog/fixture.mdx").delete("blog/planned.mdx");
    copy.write("redirects.json", { redirects: [{ from: "/blog/fixture", to: "/blog", permanent: true }] });
    expect(said()).toEqual([]);
  });

  test("of a page that was only changed, whatever its address", () => {
    for (const file of ["blog/fixture.mdx", "pages/404.json", "pages/auth-callback.json", "pages/about.json"])
      copy.edit(file, (text) => `${text}\n`);
    expect(said()).toEqual([]);
  });

  test("of a page that has a mistake", () => {
    copy.edit("blog/fixture.mdx", (text) => text.replace("title:", "titel:"));
    expect(said()).toEqual([]);
  });

  test("where git knows nothing", () => {
    const bare = contentFolder();
    expect(deletedPages(bare.root, bare.load())).toEqual([]);
  });
});
