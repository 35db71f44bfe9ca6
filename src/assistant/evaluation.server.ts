import type { EvaluationQuestion } from "../../schemas/assistant/questions.ts";
import type { Content } from "../content/entries/content.server.ts";
import { knowledgeOf, knownPassages } from "./knowledge.server.ts";
import { Retrieval } from "./retrieval.ts";

/** How well the assistant answered one set of questions. */
export interface EvaluationResult {
  readonly set: EvaluationQuestion["set"];
  /** Questions that the site answers, and how many of them were answered with the right passage. */
  readonly answerable: number;
  readonly first: number;
  /** How many had the right passage among the first three. */
  readonly firstThree: number;
  /** Questions that the site answers, but that were refused. */
  readonly wronglyRefused: number;
  /** Questions that nothing on the site answers, and how many of them were refused. */
  readonly unanswerable: number;
  readonly refused: number;
  /** What went wrong, in words. */
  readonly mistakes: readonly string[];
}

/** What the assistant has to reach in each set, as shares of the questions. */
export const GOALS = { first: 0.9, firstThree: 0.97, refused: 0.9 } as const;

interface Verdict {
  readonly question: EvaluationQuestion;
  readonly isAnswered: boolean;
  /** The names of the first three passages. */
  readonly names: readonly string[];
}

/** Asks the assistant all questions of content/assistant/questions.json. */
export function evaluate(content: Content): EvaluationResult[] {
  const knowledge = knowledgeOf(content);
  const retrieval = new Retrieval(knowledge.language);
  for (const passage of knowledge.passages) retrieval.learn(passage);
  const named = knownPassages(content);
  const names = new Map(knowledge.passages.map((passage, index) => [passage, named[index]?.id ?? ""]));
  const isThere = new Set(named.map(({ id }) => id));
  // Anyone who changes a heading is warned that a question waits for its new name, and newer articles take the place of older
  // ones; that is no fault of the answers.
  const questions = content
    .one("assistant-questions")
    .questions.filter(({ passages }) => passages.length === 0 || passages.some((id) => isThere.has(id)));
  const verdicts = questions.map((question): Verdict => {
    const { isAnswered, found } = retrieval.find(question.question, question.after);
    return { question, isAnswered, names: found.slice(0, 3).map(({ passage }) => names.get(passage) ?? "") };
  });
  return (["tuning", "held-out"] as const).map((set) => resultOf(set, verdicts));
}

function resultOf(set: EvaluationQuestion["set"], all: readonly Verdict[]): EvaluationResult {
  const verdicts = all.filter(({ question }) => question.set === set);
  const answerable = verdicts.filter(({ question }) => question.passages.length > 0);
  const unanswerable = verdicts.filter(({ question }) => question.passages.length === 0);
  return {
    set,
    answerable: answerable.length,
    first: answerable.filter(isRight).length,
    firstThree: answerable.filter(({ question, names }) => names.some((name) => question.passages.includes(name)))
      .length,
    wronglyRefused: answerable.filter(({ isAnswered }) => !isAnswered).length,
    unanswerable: unanswerable.length,
    refused: unanswerable.filter(isRight).length,
    mistakes: verdicts.filter((verdict) => !isRight(verdict)).map(describe),
  };
}

function isRight({ question, isAnswered, names: [first = ""] }: Verdict): boolean {
  return question.passages.length === 0 ? !isAnswered : isAnswered && question.passages.includes(first);
}

function describe({ question, isAnswered, names }: Verdict): string {
  const asked = [...(question.after ?? []), question.question].map((each) => `“${each}”`).join(", then ");
  const [wanted = "a refusal"] = question.passages;
  return `${asked}: wanted ${wanted}, got ${isAnswered ? "" : "a refusal, nearest "}${names.join(", ") || "nothing"}`;
}
