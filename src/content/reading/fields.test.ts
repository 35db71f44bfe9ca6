import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { explained, readFields, readQuickly } from "./fields.ts";

/** What people write, and what looks like it. */
const scalar = fc.oneof(
  fc.constantFrom(
    "",
    "~",
    "null",
    "true",
    "False",
    "yes",
    "12",
    "-3",
    "0x1F",
    "0o17",
    "012",
    "1_000",
    "1.5",
    ".5",
    "1e3",
    ".inf",
  ),
  fc.constantFrom(
    "2026-03-31",
    "2026-03-31 09:00",
    "12:30",
    "1:2",
    "a # b",
    "a#b",
    "# a",
    "- a",
    "a: b",
    "a:b",
    "[a, b]",
    "{a: b}",
    "[]",
    "<<",
  ),
  fc.constantFrom(
    "*a",
    "&a b",
    "!a b",
    "a & b",
    "a * b",
    "? a",
    "%a",
    "@a",
    "`a`",
    "“a”",
    "|",
    ">",
    "> a",
    "| b",
    "---",
    "...",
  ),
  fc.string({
    maxLength: 6,
    unit: fc.constantFrom("a", " ", ":", "#", ",", "[", "]", "{", "}", "'", '"', "\\", "-", "é", "“", "\t"),
  }),
  fc.string({ maxLength: 8 }).map((text) => JSON.stringify(text)),
  fc.string({ maxLength: 8 }).map((text) => `'${text.replaceAll("'", "''")}'`),
);

const name = fc.constantFrom("title", "seo", "id", "related", "1", "true", '"title"', "<<", "__proto__");

const field: fc.Arbitrary<string[]> = fc.oneof(
  fc.tuple(name, scalar).map(([key, value]) => [`${key}: ${value}`]),
  fc
    .tuple(name, fc.array(scalar, { maxLength: 3 }))
    .map(([key, values]) => [`${key}:`, ...values.map((value) => `  - ${value}`)]),
  fc
    .tuple(name, fc.array(fc.tuple(name, scalar), { maxLength: 3 }))
    .map(([key, inner]) => [`${key}:`, ...inner.map(([innerKey, value]) => `  ${innerKey}: ${value}`)]),
  scalar.map((text) => [text]),
);

const frontMatter = fc.array(field, { maxLength: 5 }).map((fields) => fields.flat().join("\n"));

test("what is read quickly is what the explaining parser reads, and that finds no mistake in it", () => {
  fc.assert(
    fc.property(frontMatter, (yaml) => {
      const quick = readQuickly(yaml);
      if (quick) expect([quick, []]).toEqual([explained(yaml).value, explained(yaml).mistakes]);
    }),
    { numRuns: 3000 },
  );
});

test("all front matter of the site is read quickly", () => {
  for (const file of globSync("content/**/*.mdx")) {
    const yaml = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, "utf8"))?.[1] ?? "";
    expect(readQuickly(yaml), file).toEqual(explained(yaml).value);
  }
});

test("values and names have their places, whoever read them", () => {
  const yaml = 'title: "A"\nseo:\n  title: B\nrelated:\n  - c\n';
  const { valueOffset, keyOffset } = readFields(yaml);
  expect(readQuickly(yaml)).toBeDefined();
  expect([valueOffset(["seo", "title"]), keyOffset(["seo", "title"])]).toEqual([
    yaml.indexOf("B"),
    yaml.indexOf("title: B"),
  ]);
  expect([valueOffset(["related", 0]), valueOffset(["related", 7])]).toEqual([yaml.indexOf("c"), yaml.indexOf("- c")]);
});
