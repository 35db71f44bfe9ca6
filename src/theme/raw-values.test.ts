import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findFiles } from "../content/files/find-files.ts";

const files = findFiles("src/**/*.css.ts");

/** Files with lengths that are used only once, where a token would only hide the number. */
const EXCEPTIONS = new Map([
  ["src/theme/tokens.css.ts", "the tokens themselves"],
  ["src/theme/breakpoint.css.ts", "conditions of container queries, which can't read variables"],
  ["src/components/grid.css.ts", "conditions of container queries, which can't read variables"],
  ["src/sections/call/film.css.ts", "a condition of the window, which can't read variables"],
  [
    "src/assistant/chat.css.ts",
    "the conversation, as high as the first screen lets it be, and the light that falls from it",
  ],
  ["src/sections/role-play/role-play.css.ts", "the conversation's window, which keeps its height"],
  ["src/forms/field.css.ts", "the boxes of a form, as wide as what is typed"],
]);

/** Colours, and absolute lengths; `em`, `%` and `vh` are relations, not sizes. */
const RAW = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)\((?!from \$)|(?<![\w.])\d*\.?\d+(?:px|rem|pt)\b/gi;

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

test.each(files)("%s takes its colours and sizes from tokens", (file) => {
  const found = readFileSync(file, "utf8").replace(comments, "").match(RAW) ?? [];
  if (EXCEPTIONS.has(file)) expect(found, "is no exception any more").not.toEqual([]);
  else expect(found).toEqual([]);
});

test("every exception is a file", () => {
  expect([...EXCEPTIONS.keys()].filter((file) => !files.includes(file))).toEqual([]);
});
