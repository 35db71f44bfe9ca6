import { expect, test } from "vitest";
import { nearest, suggest } from "./nearest.ts";

const known = ["title", "description", "healthcare", "/industries/healthcare"];

test.each([
  ["titel", "title"],
  ["Title", "title"],
  ["tite", "title"],
  ["descripton", "description"],
  ["/industries/health-care", "/industries/healthcare"],
])("%s is taken for %s", (word, match) => {
  expect(nearest(word, known)).toBe(match);
});

test.each(["colour", "", "/industries/trades", "heading"])("%j is taken for nothing", (word) => {
  expect(nearest(word, known)).toBeUndefined();
});

test("Of two that are near, the nearer is suggested", () => {
  expect(nearest("plan", ["plane", "plans-a", "plan"])).toBe("plan");
});

test("Without a near word, all known ones are listed", () => {
  expect(suggest("colour", ["title", "lead"])).toBe("Known: title, lead.");
  expect(suggest("titel", ["title", "lead"])).toBe('Did you mean "title"?');
});

test("A short name that shares no letter isn't suggested", () => {
  expect(nearest("5", ["id"])).toBeUndefined();
  expect(nearest("ip", ["id"])).toBe("id");
});

test("With nothing known there is nothing to suggest", () => {
  expect(nearest("title", [])).toBeUndefined();
});
