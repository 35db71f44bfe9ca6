import { expect, test } from "vitest";
import { bestOf, excerptOf, termsOf } from "./excerpt.ts";
import type { Passage } from "./knowledge.ts";

const passage = (heading: string, text: string, items: string[] = []): Passage => ({
  ...{ page: "Page", href: `/page#${heading}`, heading, text, items },
});
const asked = (question: string) => new Set(termsOf(question));
const room = { text: 640, items: 9 };
const filler = (about: string) =>
  `${about} comes first here. ${"More of the same is said at some length. ".repeat(14)}`;
const ending = passage("Ending", `${filler("Cancelling")}\nWe may end it with 60 days’ notice.\n${filler("Refunds")}`);

test("A short passage is quoted whole", () => {
  const short = passage("Short", "One. Two.\nThree.", ["four", "five"]);
  expect(excerptOf(short, asked("three"), room)).toEqual(short);
});

test.each([
  ["can you end it with notice", "60 days"],
  ["are there refunds", "Refunds comes first"],
  ["something else", "Cancelling comes first"],
])("Of a long passage, “%s” gets the part that says it", (question, part) => {
  const { text } = excerptOf(ending, asked(question), room);
  expect(text).toContain(part);
  expect(text.length).toBeLessThan(ending.text.length / 1.5);
});

test("Of a long list, the lines around the one that is asked for are shown", () => {
  const letters = [..."abcdefghijklmnop"].map((letter) => `line ${letter.repeat(3)}`);
  const { items } = excerptOf(passage("List", "", letters), asked("what is ooo"), room);
  expect(items).toContain("line ooo");
  expect(items).not.toContain("line aaa");
});

test("Of several passages, the one that has most of the words is quoted; else the first", () => {
  const passages = [passage("Before", "Calls rang out."), passage("After", "Bookings rose by a quarter.")];
  expect(bestOf(passages, asked("did bookings go up"))?.heading).toBe("After");
  expect(bestOf(passages, asked("tell me more"))?.heading).toBe("Before");
});
