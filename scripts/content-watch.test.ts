import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { articleText, copyContent, projectRoot } from "../tests/support/content.ts";

const tasks = z.object({
  tasks: z.array(z.object({ script: z.string(), problemMatcher: z.unknown() })),
});
const matcherSchema = z.object({
  pattern: z.object({ regexp: z.string() }),
  background: z.object({ beginsPattern: z.string(), endsPattern: z.string() }),
});
const { tasks: all } = tasks.parse(JSON.parse(readFileSync(join(projectRoot, ".vscode/tasks.json"), "utf8")));
const matcher = matcherSchema.parse(all.find(({ script }) => script === "content:watch")?.problemMatcher);

/** Starts the watch on a copy; each round is what VS Code's matcher reads between the lines that begin and end a check. */
async function* rounds(root: string): AsyncGenerator<string[][]> {
  const child = spawn(process.execPath, [join(projectRoot, "scripts/content-watch.ts")], { cwd: root });
  onTestFinished(() => void child.kill());
  let found: string[][] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    const match = new RegExp(matcher.pattern.regexp).exec(line);
    if (match) found.push(match.slice(1, 6));
    if (new RegExp(matcher.background.beginsPattern).test(line)) found = [];
    if (new RegExp(matcher.background.endsPattern).test(line)) yield found;
  }
}

test("VS Code's task gets each mistake with file, line and column, and loses it once it is mended", async () => {
  const copy = copyContent().write("blog/fixture.mdx", articleText({ id: 9001 }));
  const watch = rounds(copy.root);
  /** A save may be noticed in two steps, so that a round comes twice. */
  const next = async (isIt: (found: string[][]) => boolean) => {
    for (;;) {
      const { value, done } = await watch.next();
      if (done) throw new Error("The watch has ended.");
      if (isIt(value)) return value;
    }
  };
  await next((found) => found.length === 0);

  copy.edit("blog/fixture.mdx", (text) => text.replace('"Contour lines"', '""'));
  expect(await next((found) => found.length > 0)).toEqual([
    [
      "content/blog/fixture.mdx",
      "12",
      "11",
      "error",
      expect.stringMatching(/^imageAlt: this text is empty\. What the picture shows/),
    ],
  ]);

  copy.edit("blog/fixture.mdx", (text) => text.replace('imageAlt: ""', 'imageAlt: "Contour lines"'));
  await next((found) => found.length === 0);
});
