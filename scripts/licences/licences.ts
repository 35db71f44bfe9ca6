/**
 * Commits to the licences of what visitors' browsers are sent: copies the list of the last build into the repository, where a
 * change of it shows in reviews. A test fails if the two differ. Usage: npm run licences, after npm run build.
 */
import { copyFileSync } from "node:fs";
import { exitOnError } from "../lib/exit-on-error.ts";
import { LICENCES_FILE } from "../vite/licences.ts";

await exitOnError("licences", () => copyFileSync(`dist/${LICENCES_FILE}`, "THIRD-PARTY-LICENCES.txt"));
