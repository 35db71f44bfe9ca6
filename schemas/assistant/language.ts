import { z } from "zod";
import { choice, group, line, list, trimmed } from "../pieces.ts";

const phrase = (example: string) =>
  trimmed(60)
    .regex(/^[^A-Z]*$/, "write it in lower case")
    .describe(`A word or a few words, in lower case, at most 60 characters. Example: "${example}"`);

/** content/assistant/language.json: how people say things. */
export const assistantLanguageSchema = group("How people say things.", {
  synonyms: z
    .array(z.array(phrase("tradie")).min(2).max(40))
    .default([])
    .describe(
      'Groups of words that mean the same in questions to us. Every form of a word counts. A word may be in one group only. Example: ["tradie", "tradies", "plumber", "sparky"]',
    ),
  alternatives: z
    .array(z.array(phrase("growth")).min(2).max(20))
    .default([])
    .describe(
      'Groups of which a question is about one. After "What does Starter cost?" the question "And Growth?" is about Growth alone. Example: ["starter", "growth", "enterprise"]',
    ),
  danger: list(
    "Words that say a person is in danger. Any of them brings up the emergency numbers first.",
    phrase("stopped breathing"),
    [1, 600],
  ),
  harmless: list(
    "Figures of speech and business talk that sound like danger and aren't. They are left out when a question is read for danger.",
    phrase("dead in the water"),
    [0, 200],
  ).default([]),
  languages: list(
    "Other languages, each with the sentence that answers a question in it.",
    group("A language.", {
      script: choice('The script, where it says which language it is. Example: "Greek"', [
        "Arabic",
        "Cyrillic",
        "Devanagari",
        "Greek",
        "Han",
        "Hangul",
        "Hebrew",
        "Hiragana",
        "Tamil",
        "Thai",
      ]).optional(),
      words: list("Small words that this language has and English hasn't.", phrase("quanto"), [0, 40]).default([]),
      answer: line("What is answered, in that language", "Rispondo solo in inglese.", 300),
    }),
    [0, 30],
  ).default([]),
});
