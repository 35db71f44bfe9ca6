import type { z } from "zod";
import { choice, group, line, list, slug } from "../pieces.ts";

const asked = (what: string) => line(what, "do yous do phone stuff for tradies", 400);

const question = group("A question, and what is right.", {
  question: asked("A question as people type it, mistakes included"),
  follows: asked("For a follow-up: what was asked before").optional(),
  kind: choice('What has to come: an answer, a friendly refusal, or the numbers to ring in danger. Example: "answer"', [
    "answer",
    "decline",
    "danger",
  ]),
  intents: list(
    "Names of what is asked, as content/assistant/intents/ has them; any of them is right. For what is declined, answers that are right as well.",
    slug("A name", "setup-fee"),
    [0, 8],
  ).default([]),
});

/** content/assistant/evaluation/: questions by which the assistant is measured, a file for each person who wrote some. */
export const assistantEvaluationSchema = group("Questions that one person wrote without seeing the wordings.", {
  questions: list("The questions. None of them may be a wording.", question, [1, 400]),
});

export type EvaluationQuestion = z.infer<typeof question>;
