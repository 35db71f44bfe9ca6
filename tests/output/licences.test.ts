import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Licences that only require attribution. */
const PERMISSIVE = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"];

const list = readFileSync("dist/third-party-licences.txt", "utf8");
const titles = [...list.matchAll(/^-{80}\n\n(\S+) (\S+) \((.+)\)$/gm)].map(([, name = "", , licence = ""]) => ({
  name,
  licence,
}));

test("What browsers are sent is listed with its licence, packages and typefaces", () => {
  const names = titles.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(["react", "react-dom", "@tanstack/react-router", "@supabase/supabase-js"]),
  );
  expect(names.filter((name) => name.startsWith("@fontsource"))).toHaveLength(2);
  expect(titles.filter(({ licence }) => !PERMISSIVE.includes(licence))).toEqual([]);
});

test("The committed list is the built one; npm run licences makes it so", () => {
  expect(readFileSync("THIRD-PARTY-LICENCES.txt", "utf8")).toBe(list);
});
