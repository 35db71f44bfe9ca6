/** Writes every file of content/ as the editing screens save it. Usage: npm run format */
import { writeFileSync } from "node:fs";
import { filesToFormat } from "./content-files.ts";

for (const [file, text] of filesToFormat(process.cwd())) {
  writeFileSync(file, text);
  process.stdout.write(`${file} was formatted.\n`);
}
