import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articleText, copyContent, projectRoot } from "../../../tests/support/content.ts";

/** Seconds of processor time. The promise is two; twice that leaves room for a machine that does other things, too. */
const LIMIT = 4;

test("A thousand articles, as long as real ones, are checked in seconds", () => {
  const real = readFileSync(join(projectRoot, "content/blog/ai-trends.mdx"), "utf8");
  const body = real.slice(real.indexOf("\n---\n") + 5);
  const copy = copyContent();
  for (let id = 9001; id <= 10_000; id++) {
    copy.write(
      `blog/fixture-${id}.mdx`,
      articleText({ id, body: `Article ${id}.\n${body}`, fields: `related: [ai-trends]\n` }),
    );
  }
  const before = process.cpuUsage();
  const { problems, files } = copy.load();
  const { user, system } = process.cpuUsage(before);

  expect(problems).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
  expect((user + system) / 1e6).toBeLessThan(LIMIT);
});
