import { expect, test } from "vitest";
import { bestOf, excerptOf } from "./excerpt.ts";
import type { Passage } from "./knowledge.ts";
import { PassageSearch } from "./search.ts";

const passage = (heading: string, text: string, items: string[] = []): Passage => ({
  ...{ page: "Page", href: `/page#${heading}`, heading, text, items },
});

const room = { text: 640, items: 9 };
const filler = (about: string) =>
  `${about} comes first here. ${"More of the same is said at some length. ".repeat(14)}`;
const letters = passage(
  "List",
  "",
  [..."abcdefghijklmnop"].map((letter) => `line ${letter.repeat(3)}`),
);
const ending = passage("Ending", `${filler("Cancelling")}\nWe may end it with 60 days’ notice.\n${filler("Refunds")}`);

const short = passage("Short", "One. Two.\nThree.", ["four", "five"]);
const calls = [passage("Before", "Calls rang out."), passage("After", "Bookings rose by a quarter.")];
const mixed = passage("Mixed", filler("Calls"), ["Chats are kept for 90 days", "Voices are not kept"]);
const search = new PassageSearch([short, ending, letters, mixed, ...calls]);
const asked = (question: string) => search.weigh(question.split(" "));

test("A short passage is quoted whole", () => {
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

test("Of a long list, the line that is asked for is shown, with others in their order", () => {
  const { items } = excerptOf(letters, asked("what is ooo"), { text: 640, items: 3 });
  expect(items).toEqual(["line aaa", "line bbb", "line ooo"]);
});

test("Where a list has what is asked for, a long text above it is left out", () => {
  const { text, items } = excerptOf(mixed, asked("how long are chats kept for"), room);
  expect(text).toBe("");
  expect(items[0]).toContain("90 days");
});

test("What such a list is of stays", () => {
  const listed = passage("Listed", `${filler("Calls")}\nFor so long they are kept:`, [
    "Chats are kept for 90 days",
    "Voices are not kept",
  ]);
  expect(excerptOf(listed, asked("how long are chats kept for"), room).text).toBe("For so long they are kept:");
});

test("Of several passages, the one that has most of the words is quoted; else the first", () => {
  expect(bestOf(calls, asked("did bookings go up"))?.heading).toBe("After");
  expect(bestOf(calls, asked("tell me more"))?.heading).toBe("Before");
});
