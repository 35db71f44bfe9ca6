/**
 * Checks everything in content/ and prints all mistakes of all files at once.
 * Usage: npm run content:check [-- --release]
 * With --release, facts that are marked as invented are mistakes too, and so is a security.txt that expires soon. Exit code 1 if there is any mistake.
 */
import { parseArgs } from "node:util";
import { loadContent } from "../src/content/load.server.ts";
import { findPlaceholders } from "../src/content/placeholders.server.ts";
import { formatProblems } from "../src/content/report.ts";
import { expiringSecurity } from "../src/content/security-expiry.ts";

const { values } = parseArgs({ options: { release: { type: "boolean", default: false } } });
const root = process.cwd();
const { content, preview, problems, files } = loadContent(root);
const placeholders = problems.length === 0 ? findPlaceholders(content) : [];
const expiring = problems.length === 0 ? expiringSecurity(content, new Date()) : [];
const mistakes = values.release ? [...problems, ...placeholders, ...expiring] : problems;

console.log(formatProblems(mistakes));
const drafts = preview.all("blog").filter((entry) => entry.data.draft);
const count =
  mistakes.length === 0 ? "no mistakes" : mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
console.log(`${files.length} files, ${count}.`);
if (drafts.length > 0) console.log(`Drafts, not published: ${drafts.map((entry) => entry.name).join(", ")}.`);
if (!values.release && placeholders.length > 0) {
  console.log(
    `${placeholders.length} invented facts are marked as placeholders; "npm run content:check -- --release" lists them.`,
  );
}
if (!values.release && expiring.length > 0)
  console.log(`Soon, a release will be refused:\n${formatProblems(expiring)}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
