import { z } from "zod";
import { group, line, list, trimmed } from "../pieces.ts";
import { passageName } from "./passage-name.ts";

const phrase = (example: string) =>
  trimmed(60)
    .regex(/^[^A-Z]*$/, "write it in lower case")
    .describe(`A word or a few words, in lower case, at most 60 characters. Example: "${example}"`);

/** content/assistant/language.json: how people say things, so that the assistant finds what the pages say in other words. */
export const assistantLanguageSchema = group("How people say things.", {
  synonyms: z
    .array(z.array(phrase("tradie")).min(2).max(40))
    .default([])
    .describe(
      'Groups of words that mean the same in questions to us. Every form of a word counts ("price" is "prices" and "pricing", too). A word may stand in one group only. Example: ["tradie", "tradies", "plumber", "sparky"]',
    ),
  alternatives: z
    .array(z.array(phrase("growth")).min(2).max(20))
    .default([])
    .describe(
      'Groups of which a question is about one. After "What does Starter cost?" the question "And Growth?" is about Growth alone. Example: ["starter", "growth", "enterprise"]',
    ),
  ignored: z
    .array(phrase("please"))
    .default([])
    .describe('Words that say nothing about what is asked. Example: ["please", "mate", "reckon"]'),
  asks: z
    .array(
      group("Other ways to ask for one passage.", {
        passage: passageName,
        questions: list(
          "Questions as customers ask them, in words that the passage itself doesn't have.",
          line("A question that the passage answers", "can i cancel whenever i like", 160),
          [1, 30],
        ),
      }),
    )
    .default([])
    .describe("Other ways to ask for a passage, where its own words don't lead there."),
});
