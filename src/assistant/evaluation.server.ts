import type { EvaluationQuestion } from "../../schemas/assistant/evaluation.ts";
import type { Content } from "../content/entries/content.server.ts";
import { Answerer, type Decision } from "./answerer.ts";
import type { Knowledge } from "./knowledge.ts";

/** How well the assistant did with the questions of one person. */
export interface EvaluationResult {
  readonly set: string;
  /** Questions that the site answers: how many there are, were answered, or had the answer among what was offered. */
  readonly answerable: number;
  readonly answered: number;
  readonly offered: number;
  /** How many questions were answered with something else, as if that was sure. */
  readonly beside: number;
  /** Questions that were to be declined, and were. */
  readonly declinable: number;
  readonly declined: number;
  /** People in danger, and those who got the numbers. */
  readonly danger: number;
  readonly helped: number;
  /** What went wrong, in words. */
  readonly mistakes: readonly string[];
}

/** What the assistant has to reach in each set, as shares of the questions. */
export const GOALS = { answered: 0.88, offered: 0.95, beside: 0.03, helped: 1 } as const;

interface Verdict {
  readonly question: EvaluationQuestion;
  readonly decision: Decision;
}

/** Asks the assistant all questions of content/assistant/evaluation/. */
export function evaluate(content: Content, knowledge: Knowledge): EvaluationResult[] {
  const answerer = new Answerer(knowledge);
  return content.all("assistant-evaluation").map(({ name, data }) => {
    const verdicts = data.questions.map((question) => ({
      question,
      decision: answerer.decide(question.question, question.follows === undefined ? [] : [question.follows]),
    }));
    return resultOf(name, verdicts);
  });
}

function resultOf(set: string, verdicts: readonly Verdict[]): EvaluationResult {
  const of = (kind: EvaluationQuestion["kind"]) => verdicts.filter(({ question }) => question.kind === kind);
  const [answerable, declinable, danger] = [of("answer"), of("decline"), of("danger")];
  const helped = danger.filter(({ decision }) => decision.isUrgent);
  return {
    set,
    answerable: answerable.length,
    answered: answerable.filter(isAnswered).length,
    offered: answerable.filter((verdict) => isAnswered(verdict) || isOffered(verdict)).length,
    beside: verdicts.filter(isBeside).length,
    declinable: declinable.length,
    declined: declinable.filter(isDeclined).length,
    danger: danger.length,
    helped: helped.length,
    mistakes: verdicts.filter((verdict) => !isRight(verdict)).map(describe),
  };
}

function isRight(verdict: Verdict): boolean {
  const { kind } = verdict.question;
  if (kind === "answer") return isAnswered(verdict);
  return kind === "danger" ? verdict.decision.isUrgent : isDeclined(verdict);
}

/** The answer is in full on the screen: sure, or as the best guess. */
function isAnswered({ question, decision: { answered } }: Verdict): boolean {
  return answered.some(({ id }) => question.intents.includes(id));
}

function isOffered({ question, decision: { offered } }: Verdict): boolean {
  return offered.some(({ id }) => question.intents.includes(id));
}

/** Something else is answered as if it was meant, and what was asked isn't even offered. */
function isBeside(verdict: Verdict): boolean {
  const { question, decision } = verdict;
  if (question.kind === "danger") return false;
  const isGiven = ["answer", "alike", "danger"].includes(decision.kind);
  if (question.kind === "decline") return isGiven && !isDeclined(verdict);
  return (isGiven || decision.kind === "decline") && !isAnswered(verdict) && !isOffered(verdict);
}

/** What the pages don't say gets a text that says so, or no sure answer. */
function isDeclined({ decision: { kind, answered } }: Verdict): boolean {
  return ["decline", "foreign", "guess", "unsure"].includes(kind) || answered[0]?.text !== undefined;
}

function describe({ question: { question, follows, intents, kind }, decision }: Verdict): string {
  const asked = [follows, question].filter((each) => each !== undefined).map((each) => `“${each}”`);
  const wanted = kind === "answer" ? intents.join(" or ") : kind;
  const idsOf = (group: Decision["answered"]) => group.map(({ id }) => id).join(", ");
  const got = `${decision.kind}: ${idsOf(decision.answered)}; offered ${idsOf(decision.offered)}`;
  return `${asked.join(", then ")}: wanted ${wanted}, got ${got}`;
}
