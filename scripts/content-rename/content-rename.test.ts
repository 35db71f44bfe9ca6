import { spawnSync } from "node:child_process";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CollectionName } from "../../schemas/content-types.ts";
import type { Redirect } from "../../schemas/redirects.ts";
import { resolveRedirect } from "../../src/addresses/redirects.ts";
import { filesBelow } from "../../src/content/files/find-files.ts";
import { articleText, type ContentFolder, contentFolder, pageWith, projectRoot } from "../../tests/support/content.ts";
import { applyChanges } from "../content-edit/changes.ts";
import { renameCommand } from "./rename-command.ts";
import { renameEntry } from "./rename-entry.ts";

/** Renames an entry of a copy, which must have no mistakes afterwards. */
function rename(copy: ContentFolder, type: CollectionName, from: string, to: string): void {
  applyChanges(copy.root, renameEntry({ root: copy.root, type, from, to }).changes);
  expect(copy.report()).toEqual([]);
}

/** @returns the text of every file, by its path below content/ */
function filesOf(copy: ContentFolder): Map<string, string> {
  return new Map(filesBelow(copy.path("")).map((path) => [path, copy.read(path)]));
}

const redirectsOf = (copy: ContentFolder): Redirect[] => [...copy.load().content.one("redirects").redirects];

const BODY = `## Part

See [the article /blog/fixture](/blog/fixture#part "/blog/fixture"), [again](/blog/fixture?from=list), [by name][one] and [in
full]([[url]]/blog/fixture). Not \`/blog/fixture\` as code, nor /blog/fixture as text, nor [another](/blog/fixture-too).

[one]: /blog/fixture

<CallToAction href="/blog/fixture" label="Read on">

[Here](/blog/fixture)

</CallToAction>
`;

function withArticles(): ContentFolder {
  const copy = contentFolder().write(
    "blog/fixture.mdx",
    articleText({ id: 9001, body: BODY, fields: "related: [fixture-too]\n" }),
  );
  copy.write("blog/fixture-too.mdx", articleText({ id: 9002, body: BODY, fields: "related:\n  - 'fixture'\n" }));
  const card = { title: "Title", text: "Mentions /blog/fixture.", href: "/blog/fixture#part", linkLabel: "Read" };
  return copy.write("pages/fixture.json", pageWith({ section: "cards", title: "Read on", items: [card] }));
}

describe("A renamed page in a folder", () => {
  const inFolder = () => contentFolder().write("pages/guides/start.json", pageWith());

  test.each([
    ["guides/start", "begin", "guides/begin"],
    ["content/pages/guides/start.json", "guides/begin", "guides/begin"],
    ["guides/start", "help/begin", "help/begin"],
    ["/guides/start", "/begin", "begin"],
    ["guides/start", "content/pages/begin.json", "begin"],
  ])("from %s to %s", (from, to, path) => {
    const copy = inFolder();
    renameCommand(copy.root, ["page", from, to, "--yes"]);

    expect(copy.report()).toEqual([]);
    expect(filesOf(copy).has(`pages/${path}.json`)).toBe(true);
    expect(filesOf(copy).has("pages/guides/start.json")).toBe(false);
    expect(redirectsOf(copy).at(-1)).toEqual({ from: "/guides/start", to: `/${path}`, permanent: true });
  });

  test("keeps the names that are addresses of folders", () => {
    expect(() => renameCommand(inFolder().root, ["page", "index", "home"])).toThrow('"index" is a folder\'s own page');
  });
});

describe("A renamed article", () => {
  test("takes along every link and reference, with anchors and queries, and nothing else", () => {
    const copy = withArticles();
    rename(copy, "blog", "fixture", "moved");

    expect(copy.read("blog/fixture-too.mdx")).toBe(
      articleText({ id: 9002, fields: "related:\n  - 'moved'\n" }).replace("Words.\n", "") +
        BODY.replaceAll(/(\]\(|\]: |href="|\[\[url\]\])\/blog\/fixture(?!-)/g, "$1/blog/moved"),
    );
    expect(copy.read("blog/moved.mdx")).toContain('[the article /blog/fixture](/blog/moved#part "/blog/fixture")');
    expect(JSON.parse(copy.read("pages/fixture.json")).sections[1].items[0]).toMatchObject({
      text: "Mentions /blog/fixture.",
      href: "/blog/moved#part",
    });
  });

  test("leaves a redirect from its old address", () => {
    const copy = withArticles();
    const before = redirectsOf(copy);
    rename(copy, "blog", "fixture", "moved");

    expect(redirectsOf(copy)).toEqual([...before, { from: "/blog/fixture", to: "/blog/moved", permanent: true }]);
  });

  test.each([
    ["is a draft", "2026-03-10", "draft: true\n"],
    ["is not live yet", "2099-03-10", "publishAt: 2099-03-10\n"],
    ["expires one day", "2026-03-10", "expireAt: 2099-03-10\n"],
  ])("leaves none if it %s", (_why, published, fields) => {
    const copy = contentFolder().write("blog/fixture.mdx", articleText({ id: 9001, published, fields }));
    const before = copy.read("redirects.json");
    rename(copy, "blog", "fixture", "moved");

    expect(copy.load().preview.find("blog", "moved")).toBeDefined();
    expect(copy.read("redirects.json")).toBe(before);
  });

  test("can be renamed again: every old address leads to the page at once", () => {
    const copy = withArticles();
    for (const [from, to] of [
      ["fixture", "second"],
      ["second", "third"],
      ["third", "second"],
    ] as const) {
      rename(copy, "blog", from, to);
    }
    const target = (address: string) => resolveRedirect(redirectsOf(copy), address)?.href;

    expect(["/blog/fixture", "/blog/third"].map(target)).toEqual(["/blog/second", "/blog/second"]);
    expect(target("/blog/second")).toBeUndefined();
  });
});

describe("Links to a renamed article", () => {
  test("follow it however they are written", () => {
    const copy = contentFolder().write("blog/fixture.mdx", articleText({ id: 9001, body: "## Part\n\nWords.\n" }));
    const { url } = copy.load().content.one("brand");
    const body = `<CallToAction label='Read on' href = '/blog/fixture#part'>

[Here]( </blog/fixture> 'again'), **[in full]([[url]]/blog/fixture)** and [also][].

</CallToAction>

<${url}/blog/fixture> and ${url}/blog/fixture#part, [${url}/blog/fixture](${url}/blog/fixture).

[also]: </blog/fixture>
`;
    copy.write("blog/other.mdx", articleText({ id: 9002, body }));
    rename(copy, "blog", "fixture", "moved");

    const shown = `[${url}/blog/fixture]`;
    expect(copy.read("blog/other.mdx")).toBe(
      articleText({ id: 9002, body }).replace(body, () =>
        body
          .split(shown)
          .map((part) => part.replaceAll("/blog/fixture", "/blog/moved"))
          .join(shown),
      ),
    );
  });
});

describe("Other entries", () => {
  test("that are part of a page take their anchors along", () => {
    const copy = contentFolder().addLike("case-studies", "fixture", { title: "A fixture" });
    copy.edit("pages/case-studies.json", (text) => text.replace('"href": "/industries"', '"href": "#fixture"'));
    copy.write("pages/fixture.json", pageWith({ section: "case-studies", title: "One", only: ["fixture"] }));
    rename(copy, "case-studies", "fixture", "moved");

    expect(copy.read("pages/case-studies.json")).toContain('"href": "#moved"');
    expect(JSON.parse(copy.read("pages/fixture.json")).sections[1].only).toEqual(["moved"]);
  });

  test("that forms use are followed by the forms", () => {
    const copy = contentFolder();
    rename(copy, "options", "contact-subject", "moved");

    expect(copy.read("forms/contact.json")).toContain('"options": "moved"');
  });
});

describe("Any renaming", () => {
  test("and back gives what there was, but for the redirect from the name between", () => {
    const original = contentFolder();
    const { content } = original.load();
    const movable = (
      ["blog", "industries", "case-studies", "solutions", "platforms", "plans", "options", "legal", "guide"] as const
    ).flatMap((type) => content.all(type).map(({ name }) => ({ type, name })));
    fc.assert(
      fc.property(
        fc.constantFrom(...movable),
        fc.stringMatching(/^[a-z][a-z0-9]{0,8}(-[a-z0-9]{1,8}){1,3}$/),
        ({ type, name }, to) => {
          const copy = contentFolder();
          const before = filesOf(copy);
          rename(copy, type, name, to);
          expect(filesOf(copy)).not.toEqual(before);
          rename(copy, type, to, name);
          const after = filesOf(copy);
          for (const files of [before, after]) files.delete("redirects.json");
          expect(after).toEqual(before);
          expect(
            redirectsOf(copy).filter(({ from }) => !content.one("redirects").redirects.some((old) => old.from === from))
              .length,
          ).toBeLessThanOrEqual(1);
        },
      ),
      // A plan gives the names of its facts.
      { numRuns: 2, examples: [[{ type: "plans", name: content.all("plans")[0]?.name ?? "" }, "a-b"]] },
    );
    // Each run reads all of content/ several times.
  }, 60_000);
});

describe("A renaming that can't be", () => {
  test.each([
    ["blog", "ai-trend", "x", 'There is no article called "ai-trend". Did you mean "ai-trends"?'],
    ["blog", "ai-trends", "AI Trends", /^"AI Trends" can't be a file's name: use at most 60 lower-case letters/],
    ["blog", "ai-trends", "../pages/home", /can't be a file's name/],
    ["blog", "ai-trends", "ai-trends", 'It is called "ai-trends" already.'],
    ["blog", "ai-trends", "ai-chatbots", 'There is "content/blog/ai-chatbots.mdx" already.'],
    ["forms", "contact", "x", /^Forms keep their names: /],
    ["legal", "privacy-policy", "about", /"\/about" is the address of content\/pages\/about\.json already/],
  ] as const)("(%s %s → %s) is answered plainly and changes nothing", (type, from, to, message) => {
    const copy = contentFolder();
    const before = filesOf(copy);

    expect(() => renameEntry({ root: copy.root, type, from, to })).toThrow(message);
    expect(filesOf(copy)).toEqual(before);
  });

  test("since a file can't be written loses no text", () => {
    const copy = withArticles();
    const changes = new Map([
      ["content/blog/fixture.mdx", undefined],
      ["content/site/brand.json/moved.mdx", "Words."],
    ]);
    const before = filesOf(copy);

    expect(() => applyChanges(copy.root, changes)).toThrow(/brand\.json/);
    expect(filesOf(copy)).toEqual(before);
  });
});

describe("The command", () => {
  const script = join(projectRoot, "scripts/content-rename/content-rename.ts");
  const words = ["article", "fixture", "moved"];

  test("shows what would change and changes nothing without --yes", () => {
    const copy = withArticles();
    const before = filesOf(copy);
    const printed = renameCommand(copy.root, words);

    expect(printed).toMatch(/^ {2}content\/blog\/fixture\.mdx → content\/blog\/moved\.mdx$/m);
    expect(printed).toMatch(/^ {2}content\/blog\/fixture-too\.mdx:14 {2}fixture → moved$/m);
    expect(printed).toMatch(
      /^ {2}content\/redirects\.json {2}a redirect leads from \/blog\/fixture to \/blog\/moved$/m,
    );
    expect(printed).toMatch(/Nothing was changed yet: add --yes to change it\.$/);
    expect(filesOf(copy)).toEqual(before);
  });

  test("changes it with --yes", () => {
    const copy = withArticles();
    const { stdout, status } = spawnSync(process.execPath, [script, ...words, "--yes"], {
      cwd: copy.root,
      encoding: "utf8",
    });

    expect(status).toBe(0);
    expect(stdout).toMatch(/Renamed and updated in \d+ other files\. The content check finds no mistake\.\n$/);
    expect(copy.report()).toEqual([]);
    expect(copy.load().content.find("blog", "moved")).toBeDefined();
  });

  test("takes a path or an address for a name, and touches nothing but a draft that no other file names", () => {
    const copy = contentFolder().write("blog/fixture.mdx", articleText({ id: 9001, fields: "draft: true\n" }));
    const before = filesOf(copy);
    const printed = renameCommand(copy.root, ["article", "content/blog/fixture.mdx", "/blog/moved", "--yes"]);
    const moved = [...before].map(([file, text]) => [file.replace("fixture.mdx", "moved.mdx"), text]);

    expect(printed).toMatch(/Renamed\. The content check finds no mistake\.$/);
    expect([...filesOf(copy)].sort()).toEqual(moved.sort());
  });

  test("says how it is used if names are missing", () => {
    expect(() => renameCommand(contentFolder().root, ["article", "fixture"])).toThrow(
      /^Say what it is, its name and its new name: /,
    );
  });
});
