import { expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";

const PAGE = "# Plans\n\nFrom $99 a month.\n\n## Our mission\n\nTo help.\n\n## Our people\n\nTwelve of us.\n";

test("A price that changed is told of once, however often it is named", () => {
  const twice = `${PAGE}\n| Starter | $99 |\n|---|---|\n`;
  expect(changedWords(twice, twice.replaceAll("$99", "$107").replace("---", "----"))).toEqual(["“$99” is now “$107”"]);
});

test("A section that moved is told of by its heading", () => {
  const moved = "# Plans\n\nFrom $99 a month.\n\n## Our people\n\nTwelve of us.\n\n## Our mission\n\nTo help.\n";
  expect(changedWords(PAGE, moved)).toEqual(["“Our mission” has moved below “Our people”"]);
});

test("What is new, what is gone and what is said in another way is quoted; a long text is cut", () => {
  expect(changedWords(PAGE, `${PAGE}\nCome in.\n`)).toEqual(["new: “Come in.”"]);
  expect(changedWords(`${PAGE}\nCome in.\n`, PAGE)).toEqual(["gone: “Come in.”"]);
  expect(changedWords(PAGE, PAGE.replace("Twelve of us", "We are twelve"))).toEqual([
    "“Twelve of us.” is now “We are twelve.”",
  ]);
  expect(changedWords(PAGE, PAGE.replace("To help.", "To help people ".repeat(20)))[0]).toMatch(/ …”$/);
  expect(changedWords(PAGE, PAGE)).toEqual([]);
});
