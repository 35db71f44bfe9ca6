import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { findFiles } from "./content/files/find-files.ts";

/** Attributes that people read or hear. */
const READ = ["alt", "aria-description", "aria-label", "aria-roledescription", "label", "placeholder", "title"];

/** The same as properties of elements. */
const SET = ["alt", "ariaDescription", "ariaLabel", "innerText", "placeholder", "textContent", "title"];

/** @returns the texts that an expression may become: those of both ways of a choice, too */
function textsOf(expression: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (expression.type) {
    case "Literal":
      return typeof expression.value === "string" ? [expression.value] : [];
    case "TemplateLiteral":
      return expression.quasis.map(({ value }) => value.cooked ?? "");
    case "ConditionalExpression":
      return [expression.consequent, expression.alternate].flatMap(textsOf);
    case "LogicalExpression":
      return [expression.left, expression.right].flatMap(textsOf);
    case "ParenthesizedExpression":
      return textsOf(expression.expression);
    default:
      return [];
  }
}

/** @returns the words that code shows which are typed into it */
function typedWords(file: string, code: string): string[] {
  const found: string[] = [];
  const add = (texts: readonly string[]) =>
    found.push(...texts.filter((text) => /\p{L}{2}/u.test(text)).map((text) => text.trim()));
  const visitor = new Visitor({
    JSXText: ({ value }) => add([value]),
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === "JSXExpressionContainer") add(textsOf(child.expression));
    },
    JSXAttribute: ({ name, value }) => {
      if (!READ.includes(String(name.name)) || !value) return;
      if (value.type === "Literal") add(textsOf(value));
      if (value.type === "JSXExpressionContainer") add(textsOf(value.expression));
    },
    AssignmentExpression: ({ left, right }) => {
      const isShown =
        left.type === "MemberExpression" && "name" in left.property && SET.includes(String(left.property.name));
      if (isShown) add(textsOf(right));
    },
  });
  visitor.visit(parseSync(file, code).program);
  return found;
}

test("Texts are in content: code contains none", () => {
  const files = findFiles("**/*.{ts,tsx}", import.meta.dirname).filter((file) => !file.includes(".test."));
  const words = files.flatMap((file) => {
    const typed = typedWords(file, readFileSync(join(import.meta.dirname, file), "utf8"));
    return typed.map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(words).toEqual([]);
});

test.each([
  "<p>Read on</p>",
  '<p>{"Read on"}</p>',
  '<p>{isOpen ? "Read on" : null}</p>',
  "<p>{isOpen && `Read on`}</p>",
  '<img alt="Read on" />',
  '<img alt={isOpen ? "Read on" : ""} />',
  '(element.textContent = "Read on")',
])("%s would be noticed", (code) => {
  expect(typedWords("a.tsx", `export const a = ${code};`)).toEqual(["Read on"]);
});
