/**
 * Asks the registry for known weaknesses of the packages in use, compares them with docs/audit-answers.json, and looks
 * whether security.txt holds for another month.
 * Usage: npm run audit. Exit code 1 if a finding has no answer, an answer no finding, security.txt expires, or the registry
 * could not be asked.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expiringSecurity } from "../../src/content/check/security-expiry.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { exitOnError } from "../lib/exit-on-error.ts";
import { npmProgram } from "../lib/npm.ts";
import { answersSchema, openQuestions, readReport } from "./findings.ts";

const questions = await exitOnError("audit", () => {
  const { content, moment } = loadContent(process.cwd());
  const now = new Date(moment);
  const expiring = expiringSecurity(content, now).map(({ file, message, hint }) => `${file}: ${message}. ${hint}`);
  for (const line of expiring) console.log(line);
  const { stdout } = spawnSync(process.execPath, [npmProgram(), "audit", "--json"], { encoding: "utf8" });
  const answers = answersSchema.parse(JSON.parse(readFileSync("docs/audit-answers.json", "utf8")));
  const open = openQuestions(readReport(stdout), answers, now.toISOString().slice(0, 10));
  for (const line of open) console.log(line);
  return expiring.length + open.length;
});
if (questions === 0) console.log("Every finding has an answer in docs/audit-answers.json, and security.txt holds.");
process.exitCode = questions === 0 ? 0 : 1;
