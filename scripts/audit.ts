/**
 * Asks the registry for known weaknesses of the packages in use, and compares them with docs/audit-answers.json.
 * Usage: npm run audit. Exit code 1 if a finding has no answer, an answer no finding, or the registry could not be asked.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { answersSchema, openQuestions, readReport } from "./audit/findings.ts";
import { orFailPlainly } from "./plain-failure.ts";

const questions = await orFailPlainly("audit", () => {
  const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
  const answers = answersSchema.parse(JSON.parse(readFileSync("docs/audit-answers.json", "utf8")));
  return openQuestions(readReport(stdout), answers, new Date().toISOString().slice(0, 10));
});
console.log(questions.length > 0 ? questions.join("\n") : "Every finding has an answer in docs/audit-answers.json.");
process.exitCode = questions.length > 0 ? 1 : 0;
