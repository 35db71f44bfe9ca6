import { describe, expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { evaluate, GOALS } from "./evaluation.server.ts";

const results = evaluate(content);

describe.each(results)("Of the questions of the set $set", (result) => {
  const { answerable, unanswerable, first, firstThree, refused } = result;

  test("there are enough to go by", () => {
    expect(answerable + unanswerable).toBeGreaterThanOrEqual(75);
    expect(unanswerable).toBeGreaterThanOrEqual(20);
  });

  test("nine in ten are answered with the right passage", () => {
    expect(first / answerable).toBeGreaterThanOrEqual(GOALS.first);
  });

  test("nearly all have the right passage among the first three", () => {
    expect(firstThree / answerable).toBeGreaterThanOrEqual(GOALS.firstThree);
  });

  test("nine in ten that the site doesn't answer are refused", () => {
    expect(refused / unanswerable).toBeGreaterThanOrEqual(GOALS.refused);
  });
});

test("Neither half of the questions is there in the other", () => {
  const { questions } = content.one("assistant-questions");
  const asked = questions.map(({ question, after = [] }) => JSON.stringify([...after, question]).toLowerCase());
  expect(new Set(asked).size).toBe(questions.length);
});
