import { z } from "zod";

/** A day, or a day and a time. Whether it exists in Adelaide's calendar and clock, the content check says. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2})?$/;

const RULE = 'write a day, or a day and a time, in Adelaide time: "2026-12-01" or "2026-12-01 09:00"';

/** A day as in a letter, with the day before the month, and a time of half a day. */
const AS_IN_A_LETTER = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[, ]+(\d{1,2})(?:[:.](\d{2}))? ?([ap]m)?)?$/i;

/** @returns what is said of a time that is written in another way */
function timeAdvice(written: unknown): string {
  const [, day = "", month = "", year, hour, minute = "00", half] = AS_IN_A_LETTER.exec(String(written).trim()) ?? [];
  if (year === undefined) return RULE;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (hour === undefined) return `write it as "${date}"`;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  return `write it as "${date} ${String(hours).padStart(2, "0")}:${minute}"`;
}

const localTime = (what: string) =>
  z
    .string()
    .regex(LOCAL_TIME, { error: (issue) => timeAdvice(issue.input) })
    .optional()
    .describe(`${what}, in Adelaide time. Without a time, the day's first minute. Example: "2026-12-01 09:00"`);

/** The fields that decide when visitors see an entry. Without any of them, they see it from the next build on. */
export const publication = {
  draft: z
    .boolean()
    .optional()
    .describe("A draft is checked and shown by the dev server, but not published. Example: true"),
  publishAt: localTime("When visitors are to see it first"),
  expireAt: localTime("When visitors are to see it no longer"),
};
