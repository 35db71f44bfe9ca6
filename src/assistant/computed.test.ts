import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import type { AnswerPart } from "./assistant.ts";
import { compute, countIn } from "./computed.ts";
import { factsOf } from "./facts.server.ts";
import { isOpen } from "./opening.ts";

const facts = factsOf(content);
const words = content.one("assistant");
const now = new Date("2026-03-04T02:00:00Z");
const textOf = (parts: readonly AnswerPart[]) =>
  parts.flatMap((part) => (part.kind === "list" ? part.items : "text" in part ? [part.text ?? ""] : [])).join("\n");
const answer = (name: Parameters<typeof compute>[0], question: string) =>
  textOf(compute(name, { facts, words, question, now }));

test.each([
  ["we get 10 calls a day", { count: 10, unit: "day", perMonth: 22 }],
  ["about ninety or 90 a week", { count: 90, unit: "week", perMonth: 52 / 12 }],
  ["1,500 a month", { count: 1500, unit: "month", perMonth: 1 }],
  ["ten chats daily", { count: 10, unit: "day", perMonth: 22 }],
  ["fifteen calls an hour", { count: 15, unit: "hour", perMonth: 176 }],
  ["is the $99 plan enough", undefined],
  ["is it on 24 hours", undefined],
  ["which plan do i need", undefined],
  ["i am 71 and selling my shop, what if i leave a monthly plan", undefined],
  ["we have 3 shops and would like the price per month", undefined],
  ["i am 71 and get 30 calls a day", { count: 30, unit: "day", perMonth: 22 }],
])("In “%s” is %j", (question, found) => {
  expect(countIn(question, 22)).toEqual(found);
});

test("Calls a day lead to the smallest plan that covers them, with what its first month costs", () => {
  const [small, large] = facts.plans;
  const limit = small?.interactions ?? 0;
  expect(answer("which-plan", `${Math.floor(limit / facts.workingDays)} calls a day`)).toContain(`${small?.name}: `);
  const above = answer("which-plan", `${Math.ceil(limit / facts.workingDays) + 1} calls a day`);
  expect(above).toContain(`${large?.name}: `);
  expect(above).not.toContain(`${small?.name}: `);
  expect(answer("which-plan", "which one do i need")).toBe(words.computed.howMany);
});

test.each([
  ["30 calls a day", "and what would that cost", "30 a day"],
  ["30 calls a day", "and if it were 45", "45 a day"],
  ["90 calls a week", "or 200?", "200 a week"],
  ["30 calls a day", "what do 50 chats a week cost", "50 a week"],
])("After “%s”, “%s” counts %s", (before, question, count) => {
  for (const name of ["which-plan", "prices"] as const)
    expect(textOf(compute(name, { facts, words, question, before, now }))).toContain(count);
});

test("The first month is a month and the setup", () => {
  const copy = { ...facts, plans: [{ name: "One", price: "$10", amount: 10, setup: "from $1,200", offers: [] }] };
  const parts = compute("first-total", { facts: copy, words, question: "", now });
  expect(textOf(parts)).toContain("$1,210");
  expect(textOf(parts)).toContain("$1,320");
});

test("A comparison has the plans that are named, and only what differs", () => {
  const [first, second, third] = facts.plans.map(({ name }) => name);
  const text = answer("compare-plans", `${first} or ${second}?`);
  expect(text).toContain(`${first} `);
  expect(text).not.toContain(`${third} `);
  expect(text).not.toContain("Hosting");
  expect(answer("compare-plans", "how do they differ")).toContain(`${third} `);
});

test("The calculator's sum has the calls that were asked with", () => {
  const [ten, hundred] = ["10 calls a week", "100 calls a week"].map((question) => answer("worth-it", question));
  expect(ten).toContain("10 ");
  expect(hundred).not.toBe(ten);
});

test.each([
  ["2026-03-04T02:00:00Z", true],
  ["2026-03-03T22:29:00Z", false],
  ["2026-03-03T22:30:00Z", true],
  ["2026-03-04T06:30:00Z", false],
  ["2026-07-01T00:00:00Z", true],
  ["2026-03-07T02:00:00Z", false],
])("At %s it is open in Adelaide: %s", (moment, open) => {
  expect(isOpen("Monday to Friday 9am-5pm ACST", new Date(moment))).toBe(open);
});

test("Hours that are written otherwise are said, and no more", () => {
  expect(isOpen("By appointment", now)).toBeUndefined();
});
