import { expect, test } from "vitest";
import { content } from "../../tests/support/site.ts";
import { Answerer } from "./answerer.ts";
import type { AnswerPart } from "./assistant.ts";
import { factsOf } from "./facts.server.ts";
import type { Knowledge, KnownIntent, Passage } from "./knowledge.ts";
import { train } from "./train.server.ts";

const passage = (heading: string): Passage => ({
  page: "Page",
  href: `/page#${heading}`,
  heading,
  text: `${heading}.`,
  items: [],
});

const wordings = {
  office: [
    "where is your office",
    "where are you",
    "office address",
    "what is the address of the office",
    "your street address",
    "find the office",
    "office where",
  ],
  hours: ["when are you open", "opening hours", "are you open on saturday", "what are your opening hours"],
  cancel: ["how do i cancel", "can i cancel the plan", "end my plan", "cancel any time"],
  refund: ["do i get my money back", "refund of the setup fee", "money back", "is there a refund"],
  languages: ["does it speak greek", "which languages does it speak", "can it speak arabic", "languages"],
  danger: [
    "i cant breathe",
    "he cant breathe",
    "cant breathe any more",
    "someone is hurt",
    "call an ambulance",
    "he is hurting me",
  ],
  off: ["tell me a joke", "what is the weather", "who won the footy", "tell me a story"],
} as const;

type Name = keyof typeof wordings;

const names: readonly Name[] = ["office", "hours", "cancel", "refund", "languages", "danger", "off"];
const intents = names.map(
  (id, index): KnownIntent => ({
    id,
    question: id === "danger" || id === "off" ? undefined : `About ${id}?`,
    computed: id === "danger" ? "danger" : id === "off" ? "decline" : undefined,
    text: id === "languages" ? "English alone." : undefined,
    short: id === "cancel" ? "Yes, you can." : undefined,
    passages: index < 4 ? [index] : [],
  }),
);
const lexicon = {
  synonyms: [["open", "opening"]],
  clusters: ["greek arabic spanish"],
  vocabulary: "office cancel refund",
};
const { answering, computed, emergency } = content.one("assistant");

const knowledge: Knowledge = {
  passages: names.slice(0, 4).map(passage),
  intents,
  model: train(
    names.map((name) => ({ wordings: wordings[name], isOfAnyone: name !== "danger" && name !== "off", told: [] })),
    lexicon,
  ),
  lexicon,
  facts: factsOf(content),
  language: {
    alternatives: [["greek", "arabic"]],
    danger: ["chest pain"],
    harmless: ["dead in the water"],
    languages: [{ words: ["wie", "viel", "kostet", "das"], answer: "Nur Englisch." }],
  },
  words: { answering, computed, emergency },
};
const answerer = new Answerer(knowledge);

const answer = (question: string, earlier: string[] = []): AnswerPart[] => [
  ...answerer.answer(question, earlier, new Date(0)),
];
const kindsOf = (parts: readonly AnswerPart[]) => parts.map(({ kind }) => kind);
const headingsOf = (parts: readonly AnswerPart[]) =>
  parts.flatMap((part) => (part.kind === "heading" ? part.text : []));
const offeredBy = (parts: readonly AnswerPart[]) =>
  parts.flatMap((part) => (part.kind === "questions" ? part.questions : []));

test("An answer quotes its passage, names the page and offers other questions", () => {
  const parts = answer("where is your office");
  expect(headingsOf(parts)[0]).toBe("office");
  expect(parts).toContainEqual({ kind: "source", source: { title: "Page", href: "/page#office" } });
  expect([...headingsOf(parts), ...offeredBy(parts)].join(" ")).toContain("hours");
});

test("A short answer comes before the quotation", () => {
  expect(answer("how do i cancel").slice(0, 3)).toMatchObject([
    { kind: "text", text: "Yes, you can." },
    { kind: "heading", text: "cancel" },
    { kind: "text", text: "cancel." },
  ]);
});

test("Two questions in one get both answers, each below its question, and no doubt", () => {
  const parts = answer("Where is your office, and when are you open?");
  expect(headingsOf(parts)).toEqual(["About office?", "About hours?"]);
  expect(kindsOf(parts)).not.toContain("refusal");
});

test.each(["and when are you open?", "plus when are you open", "– when are you open", "n when are you open"])(
  "“Where is your office %s” asks two things",
  (second) => expect(headingsOf(answer(`Where is your office ${second}`))).toEqual(["About office?", "About hours?"]),
);

test("Of two answers, the one that says nothing new is left out with its question, unless its list is new", () => {
  const asked = "can i cancel the plan and is there a refund";
  const withTexts = (text: string, items: readonly string[] = []) => {
    const passages = knowledge.passages.map((each, place) => (place === 3 ? { ...each, text, items } : each));
    return headingsOf([...new Answerer({ ...knowledge, passages }).answer(asked, [], new Date(0))]);
  };
  expect(withTexts("Before launch.")).toContain("About refund?");
  expect(withTexts("cancel.")).not.toContain("About refund?");
  expect(withTexts("cancel.", ["Before launch: all"])).toContain("About refund?");
});

test("A guess says that it is one, and a person is offered", () => {
  const parts = answer("office hours");
  expect(parts[0]).toEqual({ kind: "text", text: answering.unsure });
  expect(parts.at(-1)).toEqual({ kind: "refusal", text: answering.otherwise });
});

test.each(["xylophone", "tell me a joke", "blue", "Wie viel kostet das?", "cancel the money office"])(
  "“%s” is never met with a no alone",
  (question) => {
    const parts = answer(question);
    expect(kindsOf(parts)).toContain(question === "cancel the money office" ? "questions" : "refusal");
    expect(offeredBy(parts).length > 0 || kindsOf(parts).includes("text")).toBe(true);
  },
);

test("Without a sure answer nothing is quoted as if it was one", () => {
  const { kind, offered } = answerer.decide("xylophone");
  expect(kind).not.toBe("answer");
  expect(offered.length).toBeGreaterThan(2);
});

test("Something else is declined, with the most general questions", () => {
  const parts = answer("tell me a joke");
  expect(parts[0]).toEqual({ kind: "questions", lead: answering.instead, questions: answering.general });
  expect(headingsOf(parts)).toEqual([]);
});

test.each(["i cant breathe", "Hello. I have a question about your office. I cant breathe", "he has chest pain"])(
  "“%s” gets the numbers to ring before anything else",
  (question) =>
    expect(answer(question)[0]).toMatchObject({
      kind: "danger",
      numbers: expect.arrayContaining([emergency.numbers[0]]),
    }),
);

test("Someone in danger is sold nothing, whatever else they ask", () => {
  const parts = answer("Hello. he has chest pain and i cant breathe. where is your office");
  expect(kindsOf(parts)).toEqual(["danger"]);
});

test("What is asked about callers in danger is answered, without numbers to ring", () => {
  const { kind, risk, answered } = answerer.decide(
    "can i cancel the plan, end my plan any time after calls about chest pain",
  );
  expect({ kind, risk, first: answered[0]?.id }).toEqual({ kind: "answer", risk: "none", first: "cancel" });
});

test("Another language is answered in its own words", () => {
  expect(answer("Wie viel kostet das?")[0]).toEqual({ kind: "text", text: "Nur Englisch." });
});

test.each(["office hours", "Where is your office, and when are you open?"])(
  "Who asks “%s” again is told the same again",
  (asked) => expect(answer(asked, ["how do i cancel", asked])).toEqual(answer(asked, ["how do i cancel"])),
);

test("A follow-up is about what was asked before", () => {
  expect(answerer.decide("and arabic?", ["does it speak greek"]).answered[0]?.id).toBe("languages");
});

test("What was answered before comes after what is new", () => {
  const guessed = (earlier: string[]) => answerer.decide("office hours", earlier).answered.map(({ id }) => id);
  expect(guessed(["where is your office"])).toEqual(["hours", "office"]);
  expect(guessed(["when are you open"])).toEqual(["office", "hours"]);
});

test.each([
  ["do i get my money back if i end my plan", "refund", "cancel"],
  ["can i cancel the plan and is there a refund", "cancel", "refund"],
  ["what are the opening hours of your office", "hours", "office"],
] as const)("“%s” could be %s or %s: one is answered, and the other too or offered", (question, one, other) => {
  const { answered, offered } = answerer.decide(question);
  const named = [...answered, ...offered.slice(0, 2)].map(({ id }) => id);
  expect([one, other]).toContain(answered[0]?.id);
  expect(named).toEqual(expect.arrayContaining([one, other]));
});

test.each([
  ["where is your office", "and when is it open?", "hours"],
  ["how do i cancel", "and do i get my money back", "refund"],
  ["does it speak greek", "what about arabic", "languages"],
  ["when are you open", "saturday too?", "hours"],
])("After “%s”, “%s” is about %s", (before, question, id) => {
  expect(answerer.decide(question, [before]).answered.map((intent) => intent.id)).toContain(id);
});
