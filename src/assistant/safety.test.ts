import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { plain } from "./plain.ts";
import { emergencyIn, foreignAnswer, isDangerous, riskOf, withoutPhrases } from "./safety.ts";

const { danger, languages } = content.one("assistant-language");
const { emergency } = content.one("assistant");

const phonesFor = (question: string) =>
  [...emergencyIn(question, emergency)].flatMap((part) =>
    part.kind === "danger" ? part.numbers.map(({ phone }) => phone) : [],
  );

test.each([
  ["i want to die", "13 11 14", "000"],
  ["my kid swallowed a battery", "000", "13 11 26"],
  ["my husband is violent", "000", "1800 737 732"],
])("“%s” gets the numbers that help, the most important one first", (question, ...phones) => {
  expect(phonesFor(question)).toEqual(phones);
});

test.each([
  ["i smell gas in the shop", ["flame", "switches", "outside"]],
  ["he touched a live wire", ["touch", "power"]],
  ["smoke is coming out of the switchboard", ["touch", "power", "out"]],
])("“%s” is told what to do first", (question, words) => {
  const [part] = [...emergencyIn(question, emergency)];
  const text = part?.kind === "danger" ? part.text : "";
  for (const word of words) expect(text).toContain(word);
  const sentences = text.split(/(?<=[.!?]) /);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test("Of several kinds of danger each gets its numbers, and of none that is known all are given", () => {
  expect(phonesFor("he hits me and the kitchen is on fire").sort()).toEqual(["000", "1800 737 732"]);
  expect(phonesFor("something terrible is going on")).toEqual(emergency.numbers.map(({ phone }) => phone));
});

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

test("A figure of speech is no danger, and hides none", () => {
  const meant = withoutPhrases("Is it Dead in the water? He can’t breathe. Deadline: today", [
    "dead in the water",
    "dead",
  ]);
  expect(plain(meant)).toBe("is it he cant breathe deadline today");
});

test.each([
  "Quanto costa il piano?",
  "wie viel kostet das",
  "你们的价格是多少",
  "料金はいくらですか",
  "bao nhieu tien mot thang",
  "toi muon giu so dien thoai cua toi duoc khong",
  "cuanto cuesta el plan mas barato",
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

test.each([
  ["he has chest pain", true, [0.9], 0, "certain"],
  ["where is your office? i cant breathe", true, [0.3, 0, 0.9], 0.4, "certain"],
  ["what does it tell a patient with chest pain", true, [0.01], 0.3, "none"],
  ["what would happen if a patient of mine rang with chest pain", true, [0.13], 0.35, "none"],
  ["we get calls about gas leaks", true, [0.01], 0.9, "none"],
  ["i do not drive any more. where are you", false, [0.01, 0.9, 0], 0.6, "none"],
  ["something is badly wrong here", false, [0.4], 0.1, "doubtful"],
  ["we service gas heaters and test for carbon monoxide", true, [0.9], 0.1, "doubtful"],
  ["i run a cafe and i smell gas", true, [0.9], 0.1, "certain"],
  ["im a teenager and i want to die", true, [0.9], 0.1, "certain"],
  ["i am a plumber and a man in our yard has chest pain", true, [0.9], 0.1, "certain"],
  ["she is terrified of refunds", false, [0.7], 0.1, "likely"],
  ["it is all over for us", false, [0.95], 0.1, "certain"],
  ["how much is it? i want to die", true, [0.01, 0, 0.9], 0.7, "certain"],
  ["i took too many pills what is your phone number", true, [0.01], 0.7, "likely"],
  ["a customer in my shop has passed out", true, [0.04], 0.1, "certain"],
  ["how much is it", false, [0], 0.9, "none"],
  ["does it wake me if someone smells gas", true, [0.001], 0.9, "none"],
  ["does it wake me if someone smells gas", true, [0.001], 0.1, "certain"],
  ["can it ring me i smell gas", true, [0.001], 0.9, "likely"],
  ["and can he turn it off himself", false, [0.45], 0.6, "none"],
  ["her words come out jumbled, can you ring her clinic", false, [0.6], 0.6, "likely"],
] as const)(
  "“%s”: emergency numbers are given where the asker may be in danger",
  (question, sign, risks, share, risk) => expect(riskOf(question, sign, risks, share)).toBe(risk),
);
