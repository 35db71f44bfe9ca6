import { z } from "zod";
import { line } from "../pieces.ts";
import { passageName } from "./passage-name.ts";

const asked = (what: string) => line(what, "do yous do phone stuff for tradies", 240);

const evaluationQuestion = z
  .strictObject({
    question: asked("A question as somebody types it, mistakes included"),
    after: z
      .array(asked("An earlier question"))
      .min(1)
      .max(3)
      .optional()
      .describe("For a follow-up: what was asked before, oldest first."),
    passages: z
      .array(passageName)
      .max(4)
      .default([])
      .describe(
        "The passage that has to come first; several where the site says the same in several places. Empty if nothing on the site answers the question.",
      ),
    set: z
      .enum(["tuning", "held-out"])
      .describe(
        'Questions of the set "tuning" may be looked at to make answers better, those of "held-out" never: they show how it does with questions that nobody prepared for.',
      ),
  })
  .describe("A question and what has to answer it.");

/** content/assistant/questions.json: the questions by which the assistant's answers are measured. */
export const assistantQuestionsSchema = z
  .strictObject({ questions: z.array(evaluationQuestion).min(150).describe("The questions, at least 150.") })
  .describe("The questions by which the assistant is measured.");

/** A question by which the assistant is measured. */
export type EvaluationQuestion = z.infer<typeof evaluationQuestion>;
