import { fork } from "node:child_process";
import { on } from "node:events";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { articleText, copyContent, projectRoot } from "../tests/support/content.ts";
import type { WatchReport } from "./content-edit/watch-report.ts";

/** Starts the check as the editor does. */
async function* reports(root: string): AsyncGenerator<WatchReport> {
  const child = fork(join(projectRoot, "scripts/content-watch.ts"), { cwd: root, silent: true });
  onTestFinished(() => void child.kill());
  for await (const [report] of on(child, "message")) yield report;
}

test("The editor gets each mistake with what to underline, and loses it once it is mended", async () => {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001 }));
  const watched = reports(copy.root);
  /** A save may be noticed in two steps, so that a report comes twice. */
  const next = async (isIt: (report: WatchReport) => boolean) => {
    for (;;) {
      const { value, done } = await watched.next();
      if (done) throw new Error("The watch has ended.");
      if (isIt(value)) return value;
    }
  };
  await next((report) => report.length === 0);

  copy.edit("blog/fixture.mdx", (text) => text.replace("author: ", "authro: "));
  const file = "content/blog/fixture.mdx";
  expect(await next((report) => report.length > 0)).toEqual([
    {
      file,
      line: 11,
      column: 1,
      endColumn: 7,
      severity: "error",
      message: expect.stringMatching(/did you mean "author"\?\nFields/),
    },
  ]);

  copy.edit("blog/fixture.mdx", (text) => text.replace("authro: ", "author: "));
  await next((report) => report.length === 0);
});

test("The check ends with its editor", async () => {
  const child = fork(join(projectRoot, "scripts/content-watch.ts"), { cwd: copyContent().root, silent: true });
  onTestFinished(() => void child.kill());
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.once("message", () => child.disconnect());

  expect(await ended).toBe(0);
});
