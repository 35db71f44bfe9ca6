import { expect, test } from "vitest";
import { Subjects } from "./subject.ts";

const subjects = new Subjects([
  ["starter", "growth", "enterprise"],
  ["chatbots", "voice agents"],
]);

test.each([
  [["what does starter cost"], "and Growth?", "what does growth cost"],
  [["what does starter cost"], "what about the enterprise one", "what does enterprise cost"],
  [["tell me about voice agents"], "and how much is that?", "and how much is that? voice agents"],
  [["what does growth include"], "does it have a CRM", "does it have a CRM growth"],
  [["what does starter cost", "is gst included"], "and Growth?", "is gst included growth"],
  [["what does starter cost"], "where is your office in the city", "where is your office in the city"],
  [["what does starter cost"], "how long does growth take to build", "how long does growth take to build"],
  [["hello"], "and how much is that", "and how much is that"],
  [[], "and how much is that", "and how much is that"],
])("After %j “%s” is “%s”", (earlier, question, complete) => {
  expect(subjects.complete(question, earlier)).toBe(complete);
});
