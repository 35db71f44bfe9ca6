import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { foreignAnswer, isDangerous } from "./safety.ts";

const { danger, languages } = content.one("assistant-language");

test.each([
  "my dad has stopped breathing",
  "my kid swallowed a battery",
  "i took too many pills",
  "the switchboard is smoking",
  "I can’t breathe!",
  "i want to kill myself",
  "we smell gas",
])("“%s” gets the numbers to ring", (question) => {
  expect(isDangerous(question, danger)).toBe(true);
});

test.each(["what does starter cost", "we do smoke alarms", "i am dying to know the price", "do you gas lift chairs"])(
  "“%s” is in no danger",
  (question) => {
    expect(isDangerous(question, danger)).toBe(false);
  },
);

test.each([
  "Quanto costa il piano?",
  "wie viel kostet das",
  "你们的价格是多少",
  "料金はいくらですか",
  "Πόσο κοστίζει;",
])("“%s” is answered in its own language", (question) => {
  expect(languages.map(({ answer }) => answer)).toContain(foreignAnswer(question, languages));
});

test.each(["how much is it per month", "do you have a cafe à la carte option", "G’day, can it do Mandarin (中文)?"])(
  "“%s” is English",
  (question) => {
    expect(foreignAnswer(question, languages)).toBeUndefined();
  },
);
