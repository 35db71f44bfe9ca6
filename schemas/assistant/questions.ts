import { z } from "zod";
import { choice, group, line, list } from "../pieces.ts";
import { passageName } from "./passage-name.ts";

const asked = (what: string) => line(what, "do yous do phone stuff for tradies", 240);

const evaluationQuestion = group("A question and what has to answer it.", {
  question: asked("A question as somebody types it, mistakes included"),
  after: list("For a follow-up: what was asked before, oldest first.", asked("An earlier question"), [1, 3]).optional(),
  passages: list(
    "The passage that has to come first; several where the site says the same in several places. Empty if nothing on the site answers the question.",
    passageName,
    [0, 4],
  ).default([]),
  set: choice(
    'Questions of the set "tuning" may be looked at to make answers better, those of "held-out" never: they show how it does with questions that nobody prepared for.',
    ["tuning", "held-out"],
  ),
});

/** content/assistant/questions.json: the questions by which the assistant's answers are measured. */
export const assistantQuestionsSchema = group("The questions by which the assistant is measured.", {
  questions: z.array(evaluationQuestion).min(150).describe("The questions, at least 150."),
});

/** A question by which the assistant is measured. */
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>;
