import { expect, test } from "vitest";
import { Classifier, packGap } from "./classifier.ts";
import { FeatureReader } from "./features.ts";
import { train } from "./train.server.ts";

const lexicon = {
  synonyms: [["price", "cost", "how much"]],
  clusters: ["plumber electrician builder", "clinic doctor dentist", "where whereabouts"],
  vocabulary: "located starter",
};
const classes = [
  { wordings: ["how much is it", "what does it cost", "price please", "cost of starter"] },
  { wordings: ["i am a plumber", "we are builders", "i run an electrician business"] },
  { wordings: ["where are you", "whereabouts is the office", "where is it located"] },
];
const model = train(classes, lexicon);
const classifier = new Classifier(model, classes.length);
const reader = new FeatureReader(lexicon);

test.each([
  ["what is the price", 0],
  ["how much would it cost pls", 0],
  ["i am an electrician", 1],
  ["wher is your office loctaed", 2],
])("“%s” is of class %d", (question, index) => {
  expect(classifier.guess(reader.read(question))[0]?.index).toBe(index);
});

test("The same wordings give the same bytes, and others other ones", () => {
  expect(train(classes, lexicon)).toEqual(model);
  expect(train([...classes].reverse(), lexicon)).not.toEqual(model);
});

test("Shares add up to one, the likeliest first", () => {
  const guesses = classifier.guess(reader.read("cost"));
  expect(guesses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(guesses.map(({ share }) => share)).toEqual(guesses.map(({ share }) => share).sort((a, b) => b - a));
});

test("A weight lies where it was, however far from the one before", () => {
  const gaps = packGap(0) + packGap(91) + packGap(400);
  const places = [0, 92, 493];
  const few = new Classifier({ step: 1, gaps, levels: "ooo" }, 1);
  for (const place of places) expect(few.guess([place])).toEqual([{ index: 0, share: 1 }]);
  const three = new Classifier({ step: 1, gaps, levels: "oon" }, 500);
  expect(three.guess([0])[0]?.index).toBe(0);
  expect(three.guess([0]).find(({ index }) => index === 493)?.share).toBeCloseTo(
    Math.exp(-1) * (three.guess([0])[0]?.share ?? 0),
  );
});
