import { expect, test } from "vitest";
import { Classifier, packNumber } from "./classifier.ts";
import { FeatureReader } from "./features.ts";
import { train } from "./train.server.ts";

const lexicon = {
  synonyms: [["price", "cost", "how much"]],
  clusters: ["plumber electrician builder", "clinic doctor dentist", "where whereabouts"],
  vocabulary: "located starter",
};
const anyone = { isOfAnyone: true, told: [] };
const classes = [
  { ...anyone, wordings: ["how much is it", "what does it cost", "price please", "cost of starter"] },
  { ...anyone, wordings: ["i am a plumber", "we are builders", "i run an electrician business"] },
  { ...anyone, wordings: ["where are you", "whereabouts is the office", "where is it located"] },
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
  const shares = classifier.shares(reader.read(question));
  expect(shares.indexOf(Math.max(...shares))).toBe(index);
});

test("The same wordings give the same bytes, and others other ones", () => {
  expect(train(classes, lexicon)).toEqual(model);
  expect(train([...classes].reverse(), lexicon)).not.toEqual(model);
});

test("Shares add up to one", () => {
  expect(classifier.shares(reader.read("cost")).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test("A weight lies where it was, however far from the one before", () => {
  const features = [0, 1, 91, 2, 400, 1].map(packNumber).join("");
  const few = new Classifier(
    { step: 1, features, classes: [0, 1, 498, 0].map(packNumber).join(""), levels: "oooo" },
    501,
  );
  const favoured = (feature: number) => few.shares([feature]).flatMap((share, index) => (share > 1 / 501 ? index : []));
  expect(favoured(0)).toEqual([0]);
  expect(favoured(92)).toEqual([1, 500]);
  expect(favoured(493)).toEqual([0]);
  expect(favoured(7)).toEqual([]);
});
