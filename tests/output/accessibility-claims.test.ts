import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "../support/site.ts";

const statement = content.find("legal", "accessibility")?.source.body ?? "";
const [, tested = ""] = /## What is tested\n([\s\S]*?)\n## /.exec(statement) ?? [];
const claims = [...tested.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map(([, claim = ""]) => claim);
const rows = [...readFileSync("docs/accessibility.md", "utf8").matchAll(/^\| (.+?) \| (.*`.*) \|$/gm)];

test("each claim of the accessibility statement is tied to tests, and each tie to a claim", () => {
  expect(claims.length).toBeGreaterThan(5);
  expect(rows.map(([, claim]) => claim)).toEqual(claims);
});

test.each(rows.map(([, claim = "", proofs = ""]) => [claim, proofs] as const))(
  "there are the tests of: %s",
  (_claim, proofs) => {
    for (const [, file = "", titles = ""] of proofs.matchAll(/`([^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)) {
      const source = readFileSync(file, "utf8");
      const missing = [...titles.matchAll(/"([^"]+)"/g)].filter(([, title = ""]) => !source.includes(title));
      expect(missing.map(([, title]) => `${file}: ${title}`)).toEqual([]);
    }
  },
);
