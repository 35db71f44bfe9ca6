import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { findFiles } from "./content/files/find-files.ts";

const PROPERTY = /^aria[A-Z]/;

/** @returns the ARIA properties that code sets or reads */
function ariaProperties(file: string, code: string): string[] {
  const found: string[] = [];
  const look = (key: ESTree.Node, isComputed: boolean) => {
    const isName = key.type === "Identifier" && !isComputed;
    const name = isName ? key.name : key.type === "Literal" ? String(key.value) : "";
    if (PROPERTY.test(name)) found.push(name);
  };
  const visitor = new Visitor({
    MemberExpression: ({ property, computed }) => look(property, computed),
    Property: ({ key, computed }) => look(key, computed),
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}

// Firefox 114 to 118, which the site is for, too (decision 9), know ARIA as attributes only: a switch would never go off there.
test("ARIA is set and read as attributes, never as properties", () => {
  const files = findFiles("**/*.{ts,tsx}", import.meta.dirname).filter((file) => !file.includes(".test."));
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => ariaProperties(file, read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
});

test.each([
  'button.ariaChecked = "true"',
  'button["ariaChecked"]',
  "({ ariaChecked } = button)",
  'Object.assign(button, { ariaChecked: "true" })',
  "button?.ariaChecked",
])("%s would be noticed", (code) => {
  expect(ariaProperties("a.ts", code)).toEqual(["ariaChecked"]);
});

test("a variable that holds the name of an attribute is no property", () => {
  expect(ariaProperties("a.ts", "const value = attributes[ariaChecked];")).toEqual([]);
});
