/** Writes every file of content/ as the editing screens save it. Usage: npm run format */
import { writeFileSync } from "node:fs";
import { loadContent } from "../../src/content/load.server.ts";
import { filesToFormat } from "./content-files.ts";

for (const [file, text] of filesToFormat(loadContent(process.cwd()))) {
  writeFileSync(file, text);
  process.stdout.write(`${file} was formatted.\n`);
}
