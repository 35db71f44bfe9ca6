import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

test("values and names have their places", () => {
  const yaml = 'title: "A"\nseo:\n  title: B\nrelated:\n  - c\n';
  const { valueOffset, keyOffset } = readFrontMatter(yaml);
  expect([valueOffset(["seo", "title"]), keyOffset(["seo", "title"])]).toEqual([
    yaml.indexOf("B"),
    yaml.indexOf("title: B"),
  ]);
  expect([valueOffset(["related", 0]), valueOffset(["related", 7])]).toEqual([yaml.indexOf("c"), yaml.indexOf("- c")]);
});
