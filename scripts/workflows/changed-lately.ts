/**
 * Prints how many entries went live or expired in the last hours, for the workflow that asks for a build then.
 * Usage: node scripts/workflows/changed-lately.ts 3
 */
import { publicationOf } from "../../src/content/entries/publication.ts";
import { loadContent } from "../../src/content/load.server.ts";

const HOUR = 3_600_000;

const { preview, moment } = loadContent(process.cwd());
const isLate = (at: number) => at <= moment && moment - at < Number(process.argv[2]) * HOUR;
const changed = preview.types
  .flatMap((type) => preview.all(type))
  .map(({ data }) => publicationOf(data))
  .filter(({ draft, from, until }) => !draft && (isLate(from) || isLate(until)));
console.log(changed.length);
