import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

/** Attributes that people read or hear. */
const READ = ["alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title"];

/** @returns the words that a component shows which are typed into it */
function typedWords(file: string, code: string): string[] {
  const found: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === "string" && /\p{L}{2}/u.test(text)) found.push(text.trim());
  };
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXExpressionContainer: ({ expression }) => add(expression.type === "Literal" && expression.value),
    JSXAttribute: ({ name, value }) => {
      if (READ.includes(String(name.name)) && value?.type === "Literal") add(value.value);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

test("Texts are in content: components contain none", () => {
  const files = globSync("**/*.tsx", { cwd: import.meta.dirname }).filter((file) => !file.includes(".test."));
  const words = files.flatMap((file) => {
    const typed = typedWords(file, readFileSync(join(import.meta.dirname, file), "utf8"));
    return typed.map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(words).toEqual([]);
});

test.each(["<p>Read on</p>", '<p>{"Read on"}</p>', '<img alt="Read on" />'])("%s would be noticed", (code) => {
  expect(typedWords("a.tsx", `export const a = ${code};`)).toEqual(["Read on"]);
});
