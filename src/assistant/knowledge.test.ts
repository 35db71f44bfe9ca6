import { expect, test } from "vitest";
import { generateArticles } from "../../tests/support/articles.ts";
import { copyContent } from "../../tests/support/content.ts";
import { content } from "../../tests/support/site.ts";
import { publishedArticles } from "../content/lists/articles.server.ts";
import { knowledgeFile, knowledgeOf, knownPassages, namedPassages } from "./knowledge.server.ts";
import { packKnowledge, unpackKnowledge } from "./knowledge.ts";
import { unknownPassages } from "./unknown-passages.server.ts";

test("The file gives back what was put into it", () => {
  const knowledge = knowledgeOf(content);
  const { passages, language } = unpackKnowledge(packKnowledge(knowledge));
  expect(language).toEqual(knowledge.language);
  expect(passages).toEqual(knowledge.passages.map((passage) => ({ items: [], asks: [], ...passage })));
});

test("Every passage has a name of its own, and says something", () => {
  const passages = namedPassages(content);
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  expect(passages.filter(({ text, items = [] }) => text === "" && items.length === 0)).toEqual([]);
});

test("Newer articles take the place of older ones, and the file does not grow", () => {
  const copy = copyContent();
  for (const { name, text } of generateArticles(60)) copy.write(`blog/${name}.mdx`, text);
  const { content: many } = copy.load();
  const addresses = new Set(knownPassages(many).map(({ href }) => href.replace(/#.*/, "")));
  const known = publishedArticles(many).map(({ address }) => addresses.has(address ?? ""));
  expect(known.lastIndexOf(true)).toBe(known.indexOf(false) - 1);
  expect(known.indexOf(false)).toBeGreaterThan(0);
  expect(knowledgeFile(many).length).toBeLessThan(1.1 * knowledgeFile(content).length);
  // The questions of an article that is known no more are no mistakes.
  expect(unknownPassages(many)).toEqual([]);
});

test("A price that changes in content changes in the answer", () => {
  const copy = copyContent().edit("plans/growth.json", (text) => text.replace(/"amount": \d+/, '"amount": 249'));
  const named = new Map(namedPassages(copy.load().content).map((passage) => [passage.id, passage]));
  expect(named.get("fact/plan-growth")?.heading).toBe("Growth, from $249 per month, GST included");
  expect(named.get("fact/prices")?.items).toContain("Growth: from $249 per month, GST included");
});

test("A passage that no longer exists is told where a question or a synonym names it", () => {
  const copy = copyContent().edit("assistant/questions.json", (text) =>
    text.replace("/pricing#am-i-locked-into-a-contract", "/pricing#am-i-locked-into-a-contrakt"),
  );
  const [problem, ...others] = unknownPassages(copy.load().content);
  const text = copy.read("assistant/questions.json");
  const line = text.split("\n").findIndex((each) => each.includes("contrakt"));
  const column = text.split("\n")[line]?.indexOf('"/pricing');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: "content/assistant/questions.json",
    line: line + 1,
    column: (column ?? 0) + 1,
    message:
      'the assistant has no passage "/pricing#am-i-locked-into-a-contrakt". Did you mean "/pricing#am-i-locked-into-a-contract"?',
  });
});

test("A heading that changes is told at each place that names it", () => {
  const copy = copyContent().edit("pages/pricing.json", (text) =>
    text.replace("Am I locked into a contract?", "Is there a contract?"),
  );
  const files = new Set(unknownPassages(copy.load().content).map(({ file }) => file));
  expect(files).toEqual(new Set(["content/assistant/language.json", "content/assistant/questions.json"]));
});

test("What a guide says leads to the page whose form hands it out", () => {
  const copy = copyContent();
  copy.write("guide/fixture.mdx", copy.read("guide/ai-for-australian-businesses.mdx"));
  copy.edit("forms/contact.json", (text) =>
    text.replace('"success": {', '$& "download": { "guide": "fixture", "label": "Download" },'),
  );
  const passages = namedPassages(copy.load().content).filter(({ id }) => id.startsWith("/guide/fixture#"));
  expect(passages.length).toBeGreaterThan(3);
  expect(new Set(passages.map(({ href }) => href))).toEqual(new Set(["/contact"]));
});
