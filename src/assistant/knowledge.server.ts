import type { Content } from "../content/entries/content.server.ts";
import { publishedArticles } from "../content/lists/articles.server.ts";
import { factsOf } from "./facts.server.ts";
import { type Knowledge, type NamedPassage, packKnowledge } from "./knowledge.ts";
import { passagesOf, passagesOfArticle } from "./passages.server.ts";

/**
 * So many characters may be in the file that visitors fetch before the first answer, which makes some 40 kB (brotli). Pages
 * come first; articles take the room that is left, the newest first, so that the file does not grow with them.
 */
const ROOM = 90_000;

/** @returns every passage that content can refer to, under its name. */
export function namedPassages(content: Content): NamedPassage[] {
  return withAsks(content, [...factsOf(content), ...passagesOf(content, publishedArticles(content))]);
}

/** @returns the passages that the assistant can answer with. */
export function knownPassages(content: Content): NamedPassage[] {
  const facts = factsOf(content);
  let room = ROOM - sizeOf([...facts, ...passagesOf(content, [])]);
  const articles = publishedArticles(content);
  const first = articles.findIndex((article) => {
    room -= sizeOf(passagesOfArticle(article));
    return room < 0;
  });
  return withAsks(content, [...facts, ...passagesOf(content, first === -1 ? articles : articles.slice(0, first))]);
}

function sizeOf(passages: readonly NamedPassage[]): number {
  return passages.reduce(
    (sum, { heading, text, items = [] }) => sum + heading.length + text.length + items.join("").length,
    0,
  );
}

function withAsks(content: Content, passages: readonly NamedPassage[]): NamedPassage[] {
  const asks = new Map(content.one("assistant-language").asks.map(({ passage, questions }) => [passage, questions]));
  return passages.map((passage) => {
    const questions = asks.get(passage.id);
    return questions ? { ...passage, asks: questions } : passage;
  });
}

/** @returns what the assistant answers from. Names are for content and its check, so they stay behind. */
export function knowledgeOf(content: Content): Knowledge {
  const { synonyms, alternatives, ignored } = content.one("assistant-language");
  const passages = knownPassages(content).map(({ id: _id, ...passage }) => passage);
  return { passages, language: { synonyms, alternatives, ignored } };
}

/** @returns the file from which the browser's assistant answers. */
export function knowledgeFile(content: Content): string {
  return JSON.stringify(packKnowledge(knowledgeOf(content)));
}
