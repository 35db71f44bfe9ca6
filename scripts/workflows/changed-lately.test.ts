import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { articleText, ContentFolder, projectRoot } from "../../tests/support/content.ts";

const copy = new ContentFolder()
  .write("blog/draft.mdx", articleText({ id: 9001, fields: "draft: true\npublishAt: 2099-12-01 09:00\n" }))
  .write("blog/later.mdx", articleText({ id: 9002, fields: "publishAt: 2099-12-01 09:00\n", published: "2099-12-01" }))
  .addLike("plans", "fixture", { name: "Fixture", expireAt: "2099-12-24 17:30" });

afterAll(() => copy.remove());

test.each([
  ["2099-11-30T22:32:00Z", 1],
  ["2099-12-01T01:31:00Z", 0],
  ["2099-12-24T07:00:00Z", 1],
])("At %s the scheduled rebuild learns that %d entries went live or expired within three hours", (moment, count) => {
  const printed = execFileSync(process.execPath, [join(projectRoot, "scripts/workflows/changed-lately.ts"), "3"], {
    cwd: copy.root,
    env: { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) },
    encoding: "utf8",
  });

  expect(printed).toBe(`${count}\n`);
});
