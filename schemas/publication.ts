import { z } from "zod";

/** A day, or a day and a time. The content check makes sure that it exists in Adelaide. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2})?$/;

const RULE = 'write a day, or a day and a time, in Adelaide time: "2026-12-01" or "2026-12-01 09:00"';

/** A day in Australian notation, optionally with a 12-hour time. */
const AS_IN_A_LETTER = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[, ]+(\d{1,2})(?:[:.](\d{2}))? ?([ap]m)?)?$/i;

/** Advice on a time in another notation */
function timeAdvice(written: unknown): string {
  const [, day = "", month = "", year, hour, minute = "00", half] = AS_IN_A_LETTER.exec(String(written).trim()) ?? [];
  if (year === undefined) return RULE;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (hour === undefined) return `write it as "${date}"`;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0) : Number(hour);
  return `write it as "${date} ${String(hours).padStart(2, "0")}:${minute}"`;
}

const localTime = (title: string, what: string) =>
  z
    .string()
    .regex(LOCAL_TIME, { error: (issue) => timeAdvice(issue.input) })
    .optional()
    .describe(`${what}, in Adelaide time. Without a time, the day's first minute. Example: "2026-12-01 09:00"`)
    .meta({ title });

/** The fields that decide when an entry is live. Without them, it is live from the next build on. */
export const publication = {
  draft: z
    .boolean()
    .optional()
    .describe("A draft is shown on your own computer, with a banner, and not published. Example: true")
    .meta({ title: "Keep as draft" }),
  publishAt: localTime("Show from", "When visitors are to see it first"),
  expireAt: localTime("Hide from", "When visitors are to see it no longer"),
};
