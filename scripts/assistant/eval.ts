/**
 * Measures the assistant by the questions in content/assistant/questions.json.
 * Usage: npm run assistant:eval
 * Lists what went wrong in the set "tuning"; of "held-out" only the numbers, so that nobody tunes by it. Exit code 1 below the goals.
 */
import { type EvaluationResult, evaluate, GOALS } from "../../src/assistant/evaluation.server.ts";
import { unknownPassages } from "../../src/assistant/unknown-passages.server.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { formatProblems } from "../../src/content/problems/report.ts";

const { content, problems } = loadContent(process.cwd());
const broken = [...problems, ...unknownPassages(content)];
if (broken.length > 0) {
  console.error(formatProblems(broken));
  process.exit(1);
}
const results = evaluate(content);
for (const mistake of results.find(({ set }) => set === "tuning")?.mistakes ?? []) console.log(`- ${mistake}`);
for (const result of results) console.log(`\n${summary(result)}`);
process.exitCode = results.every(isGoodEnough) ? 0 : 1;

function summary(result: EvaluationResult): string {
  const { set, answerable, unanswerable, first, firstThree, refused, wronglyRefused } = result;
  return [
    `${set}: ${answerable} questions that the site answers, ${unanswerable} that it doesn’t`,
    `  right passage first        ${share(first, answerable)} (goal ${percent(GOALS.first)})`,
    `  among the first three      ${share(firstThree, answerable)} (goal ${percent(GOALS.firstThree)})`,
    `  refused, rightly           ${share(refused, unanswerable)} (goal ${percent(GOALS.refused)})`,
    `  refused, wrongly           ${share(wronglyRefused, answerable)}`,
  ].join("\n");
}

function isGoodEnough({ answerable, unanswerable, first, firstThree, refused }: EvaluationResult): boolean {
  return (
    first / answerable >= GOALS.first &&
    firstThree / answerable >= GOALS.firstThree &&
    refused / unanswerable >= GOALS.refused
  );
}

function share(part: number, whole: number): string {
  return `${percent(part / whole).padStart(6)}  ${part} of ${whole}`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
