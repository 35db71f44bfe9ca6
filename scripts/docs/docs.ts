/**
 * Writes everything generated from the schemas: JSON Schemas, editor settings, and the reference in docs/content/.
 * Usage: npm run docs, after every change in schemas/. A unit test fails if one of them is outdated.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { GENERATED_FOLDERS, generatedFiles } from "./generated.ts";

const root = process.cwd();
const files = generatedFiles();
for (const folder of GENERATED_FOLDERS) rmSync(join(root, folder), { recursive: true, force: true });
for (const [file, text] of files) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
console.log(`${files.size} files written.`);
