import { expect, test } from "vitest";
import { classesIn, StyleSheet } from "./page-styles.ts";

const stylesOf = (css: string, page: string) => new StyleSheet(css).choose([page], 9).get(page);

test("The classes of a page are found once each, in a fixed order", () => {
  expect(classesIn('<p class="b a"></p><p class="a"></p><p class="c"></p>')).toBe("a b c");
});

test.each([
  ["a rule of a class on the page", ".a{x:1}.b{x:2}", ".a{x:1}"],
  ["a rule with a selector that may match", ".b,.a:hover{x:1}", ".b,.a:hover{x:1}"],
  ["a rule without classes", "p{x:1}#b{x:2}[data-b]{x:3}", "p{x:1}#b{x:2}[data-b]{x:3}"],
  [
    "a rule with a point or a parenthesis in the value of an attribute",
    `.a [src$=".svg"]{x:1}.a[href='x.b']{x:2}.a[title=")("] p{x:3}.b[title="("]{x:4}`,
    `.a [src$=".svg"]{x:1}.a[href='x.b']{x:2}.a[title=")("] p{x:3}`,
  ],
  ["no rule that asks for a second class", ".a .b{x:1}.a.b{x:2}.a>.c{x:3}", ""],
  [
    "a rule whose other class is a choice, or must not be",
    ".a:not(.b){x:1}:is(.a,.b) p{x:2}",
    ".a:not(.b){x:1}:is(.a,.b) p{x:2}",
  ],
  [
    "rules of a medium, and no empty one",
    "@media print{.a{x:1}.b{x:2}}@media screen{.b{x:3}}",
    "@media print{.a{x:1}}",
  ],
  [
    "rules within two conditions",
    "@supports (x:y){@container (width>1px){.b{x:1}.a{x:2}}}.a{x:3}",
    "@supports (x:y){@container (width>1px){.a{x:2}}}.a{x:3}",
  ],
  ["fonts and pages", "@font-face{src:url(x)}@page{margin:1cm}", "@font-face{src:url(x)}@page{margin:1cm}"],
  [
    "animations that a rule names",
    ".a{animation:one 1s}.b{animation:two 1s}@keyframes one{to{x:1}}@keyframes two{to{x:2}}",
    ".a{animation:one 1s}@keyframes one{to{x:1}}",
  ],
])("A page has %s", (_what, css, expected) => {
  expect(stylesOf(css, "a")).toBe(expected);
});

test("All classes together get the whole sheet, in its order", () => {
  const css = ".a{x:1}@media print{.b{x:2}.a{x:3}}@media print and (width>1px){.c{x:4}}.b{x:5}";
  expect(stylesOf(css, "a b c")).toBe(css);
});

test("Pages that need the same rules have the same text, whatever other classes they have", () => {
  const sheets = new StyleSheet(".a{x:1}.b{x:2}").choose(["a", "a other", "b"], 9);
  expect([...sheets.values()]).toEqual([".a{x:1}", ".a{x:1}", ".b{x:2}"]);
});

test("Where there would be too many sheets, pages that are most alike share one, and none lacks anything", () => {
  const long = "x:1;".repeat(20);
  const sheets = new StyleSheet(`.a{${long}}.b{${long}}.c{x:1}.d{x:2}`).choose(["a", "b", "a c", "a d"], 2);
  expect(new Set(sheets.values()).size).toBe(2);
  expect(sheets.get("b")).toBe(`.b{${long}}`);
  expect(sheets.get("a")).toBe(`.a{${long}}.c{x:1}.d{x:2}`);
  expect(sheets.get("a d")).toBe(sheets.get("a"));
});
