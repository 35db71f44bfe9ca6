import { expect, test } from "vitest";
import type { AnswerPart } from "./assistant.ts";
import type { Passage } from "./knowledge.ts";
import { quotationOf } from "./quotation.ts";
import { PassageSearch } from "./search.ts";

const passage = (heading: string, text: string, items: string[] = []): Passage => ({
  ...{ page: "Page", href: `/page#${heading}`, heading, text, items },
});
const director = passage("Kim Ho", "Kim leads the sessions.");
const engineer = passage("Lee Oh", "Lee keeps it secure.");
const room = { text: 200, items: 4 };

const quote = (passages: Passage[], question: string, together = false, most = room): AnswerPart[] => [
  ...quotationOf(passages, { asked: new PassageSearch(passages).weigh(question.split(" ")), room: most, together }),
];
const saidIn = (parts: readonly AnswerPart[]) => parts.flatMap((part) => (part.kind === "text" ? part.text : []));
const linked = (parts: readonly AnswerPart[], kind: "source" | "more") =>
  parts.flatMap((part) => (part.kind === kind ? part.source.href : []));

test("The passage that was asked for is quoted, and the others are named", () => {
  const parts = quote([director, engineer], "who keeps it secure");
  expect(saidIn(parts)).toEqual(["Lee keeps it secure."]);
  expect(linked(parts, "source")).toEqual(["/page#Lee Oh"]);
  expect(linked(parts, "more")).toEqual(["/page#Kim Ho"]);
});

test("Who asks for two things that two passages say is quoted both", () => {
  expect(saidIn(quote([director, engineer], "who leads sessions and who keeps it secure"))).toHaveLength(2);
  expect(saidIn(quote([director, engineer], "who leads the sessions on a monday morning"))).toHaveLength(1);
});

test("Passages that only answer together are quoted one after another, each with its place", () => {
  const parts = quote([director, engineer], "who works there", true);
  expect(saidIn(parts)).toEqual(["Kim leads the sessions.", "Lee keeps it secure."]);
  expect(linked(parts, "source")).toEqual(["/page#Kim Ho", "/page#Lee Oh"]);
  expect(linked(parts, "more")).toEqual([]);
});

test("Of those, as many are quoted as fit, and the rest is named", () => {
  const parts = quote([director, engineer], "who works there", true, { text: 30, items: 4 });
  expect(saidIn(parts)).toEqual(["Kim leads the sessions."]);
  expect(linked(parts, "more")).toEqual(["/page#Lee Oh"]);
});

test("Parts of one passage have one heading", () => {
  const parts = quote([passage("Sums", "A year costs $12."), passage("Sums", "A month costs $1.")], "cost", true);
  expect(parts.filter(({ kind }) => kind === "heading")).toHaveLength(1);
  expect(linked(parts, "source")).toEqual(["/page#Sums"]);
});

test("Below a question, a heading stays if it says who or what the text is about", () => {
  const quoteBelow = (heading: string, passages: Passage[]) =>
    [...quotationOf(passages, { asked: new PassageSearch(passages).weigh(["keeps"]), room, heading })].filter(
      ({ kind }) => kind === "heading",
    );
  expect(quoteBelow("Who keeps it secure?", [engineer])).toEqual([{ kind: "heading", text: "Lee Oh" }]);
  expect(quoteBelow("What does Lee do?", [passage("Lee", "Lee keeps it secure.")])).toEqual([]);
  const kept = passage("May we keep Lee?", "Yes: Lee keeps it secure.");
  expect(quoteBelow("Do you replace Lee?", [kept])).toEqual([{ kind: "heading", text: "May we keep Lee?" }]);
  expect(quoteBelow("May we keep Lee?", [kept])).toEqual([]);
});
