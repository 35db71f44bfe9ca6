import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleText, ContentCopy, projectRoot } from "../../tests/support/content.ts";
import { changedLately, type EntryList, listEntries } from "./entry-list.ts";
import { formatList } from "./table.ts";

const NOW = Date.parse("2099-11-20T12:00:00Z");

function withEveryState(): ContentCopy {
  const article = (id: number, fields = "", published = "2026-01-31") => articleText({ id, fields, published });
  const copy = new ContentCopy().write("blog/fixture-live.mdx", article(9001));
  copy.write("blog/fixture-draft.mdx", article(9002, "draft: true\n"));
  copy.write(
    "blog/fixture-later.mdx",
    article(9003, "publishAt: 2099-12-01 09:00\nexpireAt: 2100-02-01\n", "2099-12-01"),
  );
  copy.write("blog/fixture-over.mdx", article(9004, "expireAt: 2099-11-01\n"));
  copy.write("blog/fixture-broken.mdx", article(9005).replace('"Contour lines"', '""'));
  return copy.addLike("plans", "fixture", { name: "To write: name", expireAt: "2099-12-24 17:30" });
}

const listOf = (copy: ContentCopy): EntryList => listEntries(copy.load(NOW));

/** The list of what `withEveryState` makes, read once: the tests only look at it. */
let copy: ContentCopy;
let list: EntryList;

beforeAll(() => {
  copy = withEveryState();
  list = listOf(copy);
});
afterAll(() => copy.remove());

test("Every file is listed with its state", () => {
  const { entries } = list;
  const states = new Map(entries.map(({ name, state }) => [name, state]));

  expect(entries.map(({ file }) => file)).toEqual(copy.load().files);
  expect(["live", "draft", "later", "over", "broken"].map((name) => states.get(`fixture-${name}`))).toEqual([
    "live",
    "draft",
    "scheduled",
    "expired",
    "unreadable",
  ]);
});

test("Mistakes and what is still to be written are counted with the file that has them", () => {
  const { entries } = list;
  const counts = (file: string) => {
    const { mistakes, open } = entries.find((entry) => entry.file === `content/${file}`) ?? {};
    return { mistakes, open };
  };

  expect(counts("blog/fixture-broken.mdx")).toEqual({ mistakes: 1, open: 0 });
  expect(counts("plans/fixture.json")).toEqual({ mistakes: 0, open: 1 });
  expect(counts("blog/fixture-live.mdx")).toEqual({ mistakes: 0, open: 0 });
});

test("What goes live and what expires stands in the order of time", () => {
  expect(list.upcoming).toEqual([
    { at: "2099-11-30T22:30:00.000Z", file: "content/blog/fixture-later.mdx", becomes: "live" },
    { at: "2099-12-24T07:00:00.000Z", file: "content/plans/fixture.json", becomes: "expired" },
    { at: "2100-01-31T13:30:00.000Z", file: "content/blog/fixture-later.mdx", becomes: "expired" },
  ]);
});

test("People read states, dates in Adelaide time, and what to do", () => {
  const lines = formatList(list).split("\n");
  const line = (part: string) => lines.find((each) => each.includes(part))?.replace(/ {2,}/g, " | ");

  expect(line("fixture-later")).toBe(
    "scheduled | article | fixture-later | from Tuesday 1 December 2099 at 9:00 am; until Monday 1 February 2100 at 12:00 am",
  );
  expect(line("fixture-broken")).toBe("unreadable | ? | fixture-broken | 1 mistake");
  expect(lines).toContain('  Tuesday 1 December 2099 at 9:00 am: article "fixture-later" goes live');
  expect(line(" files: ")).toMatch(/^\d+ files: .*1 draft.*, 1 mistake: "npm run content:check" says where\.$/);
});

test("Tools read the same as JSON, for the moment that SOURCE_DATE_EPOCH names", () => {
  const output = execFileSync(
    process.execPath,
    [join(projectRoot, "scripts/content-list/content-list.ts"), "--format", "json"],
    {
      cwd: copy.root,
      env: { ...process.env, SOURCE_DATE_EPOCH: String(NOW / 1000) },
      encoding: "utf8",
    },
  );

  expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(list)));
});

test("The scheduled rebuild learns what went live or expired within some hours, and nothing of drafts", () => {
  copy.edit("blog/fixture-draft.mdx", (text) => text.replace("draft: true", "draft: true\npublishAt: 2026-01-31"));
  const at = (moment: string) => changedLately(listEntries(copy.load(Date.parse(moment))), 3);

  expect(at("2099-11-30T22:32:00Z")).toEqual(["content/blog/fixture-later.mdx"]);
  expect(at("2099-12-01T01:29:00Z")).toEqual(["content/blog/fixture-later.mdx"]);
  expect(at("2099-12-01T01:31:00Z")).toEqual([]);
  expect(at("2099-12-24T07:00:00Z")).toEqual(["content/plans/fixture.json"]);
  expect(at("2026-01-30T14:00:00Z")).toEqual([]);
});
