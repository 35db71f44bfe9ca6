import type { EvaluationQuestion } from "../../schemas/assistant/evaluation.ts";
import type { Content } from "../content/entries/content.server.ts";
import { Answerer, type Decision } from "./answerer.ts";
import type { Knowledge } from "./knowledge.ts";

export interface EvaluationResult {
  readonly set: string;
  /** Answerable questions: their number, and how many were answered or had the answer among the suggestions. */
  readonly answerable: number;
  readonly answered: number;
  readonly offered: number;
  /** Questions with a confident wrong answer. */
  readonly beside: number;
  /** Unanswerable questions, and how many were declined. */
  readonly declinable: number;
  readonly declined: number;
  /** Questions from people in danger, and how many got emergency numbers. */
  readonly danger: number;
  readonly helped: number;
  /** The mistakes as text. */
  readonly mistakes: readonly string[];
}

/** The goals for each set, as shares of the questions. */
export const GOALS = { answered: 0.88, offered: 0.95, beside: 0.03, helped: 1 } as const;

interface Verdict {
  readonly question: EvaluationQuestion;
  readonly decision: Decision;
}

/** Runs all questions of content/assistant/evaluation/. */
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
  const helped = danger.filter(({ decision }) => decision.risk !== "none");
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
  return kind === "danger" ? verdict.decision.risk !== "none" : isDeclined(verdict);
}

/** The answer is shown in full, confident or hedged. */
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
  const isGiven = ["answer", "danger"].includes(decision.kind);
  if (question.kind === "decline") return isGiven && !isDeclined(verdict);
  return (isGiven || decision.kind === "decline") && !isAnswered(verdict) && !isOffered(verdict);
}

/** Declined by a text that says so, without a confident answer, or with what the site says to it. */
function isDeclined(verdict: Verdict): boolean {
  const { kind, answered } = verdict.decision;
  return (
    ["decline", "foreign", "guess", "unsure"].includes(kind) || answered[0]?.text !== undefined || isAnswered(verdict)
  );
}

function describe({ question: { question, follows, intents, kind }, decision }: Verdict): string {
  const asked = [follows, question].filter((each) => each !== undefined).map((each) => `“${each}”`);
  const wanted = kind === "answer" ? intents.join(" or ") : kind;
  const idsOf = (group: Decision["answered"]) => group.map(({ id }) => id).join(", ");
  const got = `${decision.kind}: ${idsOf(decision.answered)}; offered ${idsOf(decision.offered)}`;
  return `${asked.join(", then ")}: wanted ${wanted}, got ${got}`;
}
