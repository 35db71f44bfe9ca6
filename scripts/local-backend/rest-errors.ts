import { z } from "zod";
import { type Answer, json } from "./http.ts";

/** A failure in the words of the web API (PostgREST). */
export class RestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(status: number, code: string, message: string, more: { details?: string; hint?: string } = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

const databaseError = z.object({
  code: z.string().length(5),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});

/** PostgREST's mapping from SQLSTATE to HTTP status, as far as inserts need it; the first match counts. */
const statuses: readonly (readonly [pattern: RegExp, status: number])[] = [
  [/^23505/, 409],
  [/^08|^53|^57P01/, 503],
  [/^25|^40|^54|^55|^57|^58|^XX/, 500],
];

function statusOf(code: string, isAnonymous: boolean): number {
  // A function may choose the status by raising PT and the number.
  if (code.startsWith("PT")) return Number(code.slice(2)) || 500;
  if (code === "42501") return isAnonymous ? 401 : 403;
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}

/** Converts a Postgres error to the web API's failure; undefined for other errors. */
export function failureOfDatabase(error: unknown, isAnonymous: boolean): RestFailure | undefined {
  const read = databaseError.safeParse(error);
  if (!read.success) return undefined;
  const { code, message, detail, hint } = read.data;
  // The web API knows the table's columns before it asks Postgres.
  if (code === "42703") return new RestFailure(400, "PGRST204", message);
  return new RestFailure(statusOf(code, isAnonymous), code, message, {
    ...(detail ? { details: detail } : {}),
    ...(hint ? { hint } : {}),
  });
}

/** The response for a failure. */
export function restFailureAnswer(failure: RestFailure): Answer {
  const { code, message, details, hint } = failure;
  return json(failure.status, { code, message, details, hint });
}
