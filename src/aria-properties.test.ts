import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// Firefox 114 to 118, which the site is for, too (decision 9), know ARIA as attributes only: a switch would never go off there.
test("ARIA is set and read as attributes, never as properties", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter((file) => !file.includes(".test."));
  const wrong = files.filter((file) => /\.aria[A-Z]/.test(readFileSync(join(import.meta.dirname, file), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
