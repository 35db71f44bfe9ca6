import { adelaideDay } from "../../format/adelaide-time.ts";

/**
 * The moment for which the site is built and content is checked: SOURCE_DATE_EPOCH (in seconds) if set, to repeat a
 * build or preview scheduled content.
 * @returns milliseconds since 1970
 */
export function buildMoment(environment: NodeJS.ProcessEnv): number {
  const epoch = environment["SOURCE_DATE_EPOCH"];
  if (!epoch) return Date.now();
  if (!/^\d{1,11}$/.test(epoch)) throw new Error(`SOURCE_DATE_EPOCH is "${epoch}", but a number of seconds is needed.`);
  return Number(epoch) * 1000;
}

/** The year in Adelaide, for the footer. */
export function yearOf(moment: number): number {
  return Number(adelaideDay(moment).slice(0, 4));
}
