/**
 * Measures the assistant by the questions in content/assistant/evaluation/, set by set, and makes sure that every passage that content
 * names is on a page. Needs a built site.
 * Usage: npm run assistant:eval [-- --mistakes]
 * With --mistakes, what went wrong is listed: a set that was looked at predicts nothing any more. Exit code 1 below the goals.
 */
import { type EvaluationResult, evaluate, GOALS } from "../../src/assistant/evaluation.server.ts";
import { intentsOf, knowledgeOf, namedPassages } from "../../src/assistant/knowledge.server.ts";
import { findPassage } from "../../src/assistant/passages.server.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { formatProblems } from "../../src/content/problems/report.ts";
import { pagesOfLastBuild } from "./readable-pages.ts";

const { content, problems } = loadContent(process.cwd());
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exit(1);
}
const pages = pagesOfLastBuild();
const passages = namedPassages(content, pages);
const broken = intentsOf(content).flatMap(({ id, passages: names = [] }) =>
  names.filter((name) => !findPassage(passages, name)).map((name) => `${id}: no page has the passage ${name}`),
);
const results = evaluate(content, knowledgeOf(content, pages));
for (const result of results) {
  if (process.argv.includes("--mistakes")) for (const mistake of result.mistakes) console.log(`- ${mistake}`);
  console.log(`\n${summary(result)}`);
}
for (const line of broken) console.error(line);
process.exitCode = broken.length === 0 && results.every(isGoodEnough) ? 0 : 1;

function summary(result: EvaluationResult): string {
  const { set, answerable, answered, offered, beside, declinable, declined, danger, helped } = result;
  const all = answerable + declinable + danger;
  return [
    `${set}: ${all} questions`,
    `  answered                   ${share(answered, answerable)} (goal ${percent(GOALS.answered)})`,
    `  answered or offered        ${share(offered, answerable)} (goal ${percent(GOALS.offered)})`,
    `  beside the point           ${share(beside, all)} (at most ${percent(GOALS.beside)})`,
    `  declined, rightly          ${share(declined, declinable)}`,
    `  numbers to ring in danger  ${share(helped, danger)} (goal ${percent(GOALS.helped)})`,
  ].join("\n");
}

function isGoodEnough({
  answerable,
  answered,
  offered,
  beside,
  declinable,
  danger,
  helped,
}: EvaluationResult): boolean {
  return (
    answered >= GOALS.answered * answerable &&
    offered >= GOALS.offered * answerable &&
    beside <= GOALS.beside * (answerable + declinable + danger) &&
    helped >= GOALS.helped * danger
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? "      –" : `${percent(part / whole).padStart(6)}  ${part} of ${whole}`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
