import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../content/files/find-files.ts";

test("No form can be submitted by the browser: that would put what was typed, even a password, into the address", () => {
  const forms = findFiles("src/**/*.tsx").flatMap(
    (file) => readFileSync(file, "utf8").match(/<form\b.*?<\/form>/gs) ?? [],
  );
  expect(forms.length).toBeGreaterThan(2);
  for (const form of forms) expect(form).toContain('method="dialog"');
});
