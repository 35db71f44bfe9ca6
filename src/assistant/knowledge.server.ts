import type { Content } from "../content/content.server.ts";
import { factsOf } from "./facts.server.ts";
import { type Knowledge, type NamedPassage, packKnowledge } from "./knowledge.ts";
import { passagesOf } from "./passages.server.ts";

/** @returns every passage that the assistant can answer with, under its name. */
export function namedPassages(content: Content): NamedPassage[] {
  const asks = new Map(content.one("assistant-language").asks.map(({ passage, questions }) => [passage, questions]));
  return [...factsOf(content), ...passagesOf(content)].map((passage) => {
    const questions = asks.get(passage.id);
    return questions ? { ...passage, asks: questions } : passage;
  });
}

/** @returns what the assistant answers from. Names are for content and its check, so they stay behind. */
export function knowledgeOf(content: Content): Knowledge {
  const { synonyms, alternatives, ignored } = content.one("assistant-language");
  const passages = namedPassages(content).map(({ id: _id, ...passage }) => passage);
  return { passages, language: { synonyms, alternatives, ignored } };
}

/** @returns the file from which the browser's assistant answers. */
export function knowledgeFile(content: Content): string {
  return JSON.stringify(packKnowledge(knowledgeOf(content)));
}
