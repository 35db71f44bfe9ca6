import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { copyContent, projectRoot } from "../../tests/support/content.ts";

test.each([
  { script: "content-check/content-check.ts", isBroken: true, exitCode: 1 },
  { script: "content-list/content-list.ts", isBroken: false, exitCode: 0 },
])(
  "$script ends quietly with $exitCode when nobody reads it (broken content: $isBroken)",
  async ({ script, isBroken, exitCode }) => {
    const copy = copyContent();
    if (isBroken) copy.write("blog/fixture-broken.mdx", "Words without front matter.\n");
    const command = spawn(process.execPath, [join(projectRoot, "scripts", script)], { cwd: copy.root });
    command.stdout.destroy();
    const [complaint, [code]] = await Promise.all([text(command.stderr), once(command, "close")]);
    expect(complaint).toBe("");
    expect(code).toBe(exitCode);
  },
);
