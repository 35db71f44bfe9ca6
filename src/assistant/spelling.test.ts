import { expect, test } from "vitest";
import { Spelling } from "./spelling.ts";

const spelling = new Spelling();
for (const word of ["starter", "calendar", "address", "price", "prize", "price", "phone", "interactions"])
  spelling.learn(word);

test.each([
  ["startr", "starter"],
  ["calender", "calendar"],
  ["adress", "address"],
  ["phoen", "phone"],
  ["prixe", "price"],
  ["intractons", "interactions"],
])("“%s” is taken for “%s”", (typed, meant) => {
  expect(spelling.correct(typed)).toBe(meant);
});

test.each(["xero", "weather", "pho", "b2b", "one", "mandarin"])("“%s” is unchanged", (typed) => {
  expect(spelling.correct(typed)).toBeUndefined();
});
