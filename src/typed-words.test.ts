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

/** A sentence, or a word with a capital, as people read them and code doesn't. */
const SENTENCE = /^\s*\p{Lu}\p{Ll}+(?:[ ,.!?:…’'-].*)?$/su;

/** Keys, and names that mean something to browsers, packages and formats. */
const NAMES = ["ArrowDown", "ArrowUp", "Bearer ", "End", "Enter", "Escape", "Home", "Optional"];

/**
 * Code whose sentences are for others than visitors, or no words: messages to marketers and developers, styles, formats for machines.
 * format.test.ts compares the names of months with the site's locale.
 */
const FOR_OTHERS =
  /^(?:content|seo\/structured-data|theme)\/|^seo\/(?:feeds|security-text)\.ts$|^backend\/settings\.ts$|^format\/format\.ts$|\.css\.ts$/;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** @returns sentences anywhere in the code, but in comparisons and in messages for developers */
function sentencesIn(file: string, code: string): string[] {
  const quoted: (Span & { readonly text: string })[] = [];
  const notShown: Span[] = [];
  const isComparison = (operator: string) => /^[!=]==?$/.test(operator);
  new Visitor({
    Literal: ({ value, start, end }) => {
      if (typeof value === "string") quoted.push({ text: value, start, end });
    },
    TemplateElement: ({ value, start, end }) => quoted.push({ text: value.cooked ?? "", start, end }),
    BinaryExpression: ({ operator, left, right }) => {
      if (isComparison(operator)) notShown.push(left, right);
    },
    SwitchCase: ({ test: compared }) => notShown.push(...(compared ? [compared] : [])),
    NewExpression: (made) => {
      if (/(?:Error|Failure)$/.test(code.slice(made.callee.start, made.callee.end))) notShown.push(made);
    },
    CallExpression: (call) => {
      const called = code.slice(call.callee.start, call.callee.end);
      if (called.startsWith("console.") || /\.(?:starts|ends)With$/.test(called)) notShown.push(call);
    },
    TSLiteralType: (type) => notShown.push(type),
  }).visit(parseSync(file, code).program);
  return quoted
    .filter(({ start, end }) => !notShown.some((span) => span.start <= start && end <= span.end))
    .map(({ text }) => text)
    .filter((text) => SENTENCE.test(text) && !NAMES.includes(text));
}

/** @returns the words that code shows which are typed into it */
function typedWords(file: string, code: string): string[] {
  const found: string[] = [];
  const add = (texts: readonly string[]) =>
    found.push(...texts.filter((text) => /\p{L}{2}/u.test(text)).map((text) => text.trim()));
  if (!FOR_OTHERS.test(file)) add(sentencesIn(file, code));
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
  return [...new Set(found)];
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
  '<Section heading="Read on" />',
  '<Section {...{ heading: "Read on" }} />',
  'toast("Read on")',
  'toast.error(isOpen ? "Read on" : words.more)',
  'element.setAttribute("aria-label", "Read on")',
  'element.append("Read on")',
  'confirm("Read on")',
  '["Read on"]',
  '{ label: "Read on" }',
  'function () { return "Read on"; }',
  '"Read on" + name',
])("%s would be noticed", (code) => {
  const files = code.includes("<") ? ["a.tsx"] : ["a.tsx", "auth/a.ts", "calculators/a.client.ts"];
  for (const file of files) expect(typedWords(file, `export const a = ${code};`)).toEqual(["Read on"]);
});
