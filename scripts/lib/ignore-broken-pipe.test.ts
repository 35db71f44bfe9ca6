import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { contentFolder, projectRoot } from "../../tests/support/content.ts";

const exitOnErrorFile = JSON.stringify(pathToFileURL(join(projectRoot, "scripts/lib/exit-on-error.ts")).href);
const printing = `(await import(${exitOnErrorFile})).exitOnError("fixture", () => console.log("Words. ".repeat(100_000)))`;

test.each([
  ["The check of broken content", [join(projectRoot, "scripts/content-check/content-check.ts")], 1],
  ["Any other command", ["--input-type=module", "--eval", printing], 0],
])("%s ends quietly when its output is closed", async (_what, words, exitCode) => {
  const copy = contentFolder().write("blog/fixture-broken.mdx", "Words without front matter.\n");
  const command = spawn(process.execPath, words, { cwd: copy.root });
  command.stdout.destroy();
  const [complaint, [code]] = await Promise.all([text(command.stderr), once(command, "close")]);
  expect(complaint).toBe("");
  expect(code).toBe(exitCode);
});
