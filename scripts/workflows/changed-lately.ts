/**
 * Prints how many entries went live or expired in the last hours, for the workflow that asks for a build then.
 * Usage: node scripts/workflows/changed-lately.ts 3
 */
import { loadContent } from "../../src/content/load.server.ts";
import { changedLately, listEntries } from "../content-list/entry-list.ts";

console.log(changedLately(listEntries(loadContent(process.cwd())), Number(process.argv[2])).length);
