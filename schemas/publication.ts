import { z } from "zod";

/** A day, or a day and a time. Whether it exists in Adelaide's calendar and clock, the content check says. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2})?$/;

const localTime = (what: string) =>
  z
    .string()
    .regex(LOCAL_TIME, 'write a day, or a day and a time, in Adelaide time: "2026-12-01" or "2026-12-01 09:00"')
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
