import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type AuthErrorCode, AuthFailure, authErrors, authFailureAnswer } from "./auth-errors.ts";
import { type Answer, type Incoming, json } from "./http.ts";

const isAuthErrorCode = (code: string): code is AuthErrorCode => Object.hasOwn(authErrors, code);

const faultSchema = z
  .strictObject({
    method: z
      .string()
      .toUpperCase()
      .optional()
      .describe("Only requests of this method. Preflights only if it says OPTIONS."),
    path: z.string().startsWith("/").default("/").describe("Only requests whose path and query start with this."),
    times: z.number().int().min(1).default(1).describe("To how many requests this happens."),
    delay: z.number().min(0).max(600_000).default(0).describe("Milliseconds before anything else happens."),
    cutBefore: z.boolean().default(false).describe("Break the connection before anything was done."),
    cutAfter: z.boolean().default(false).describe("Do what was asked for, then break the connection."),
    error: z.string().refine(isAuthErrorCode).optional().describe("Answer with this failure of the auth service."),
    message: z.string().optional().describe("The error's message, if not the usual one."),
    reasons: z.array(z.string()).optional().describe("With the error weak_password: length, characters, pwned."),
    status: z
      .number()
      .int()
      .min(200)
      .max(599)
      .optional()
      .describe("Answer with this status (or the error, with this one), without doing anything."),
    body: z.unknown().optional().describe("The body with that status: a text as it is, all else as JSON."),
    headers: z.record(z.string(), z.string()).default({}).describe("Headers with that status."),
  })
  .readonly();

/** Something that goes wrong, on request of a test. */
export type Fault = z.output<typeof faultSchema>;

/** The faults that are still to come. */
export type Faults = {
  /** @throws ZodError if it is no fault */
  readonly add: (fault: unknown) => Fault;
  readonly list: () => readonly Fault[];
  readonly clear: () => void;
  /** Takes the first fault that fits a request; the last of its times uses it up. */
  readonly take: (request: Pick<Incoming, "method" | "url">) => Fault | undefined;
};

function fits(fault: Fault, request: Pick<Incoming, "method" | "url">): boolean {
  const isMethod = fault.method ? fault.method === request.method : request.method !== "OPTIONS";
  return isMethod && `${request.url.pathname}${request.url.search}`.startsWith(fault.path);
}

/** Makes a list of faults, empty at first. */
export function createFaults(): Faults {
  let faults: readonly Fault[] = [];
  return {
    add: (value) => {
      const fault = faultSchema.parse(value);
      faults = [...faults, fault];
      return fault;
    },
    list: () => faults,
    clear: () => {
      faults = [];
    },
    take: (request) => {
      const found = faults.find((fault) => fits(fault, request));
      if (!found) return undefined;
      const rest = found.times > 1 ? [{ ...found, times: found.times - 1 }] : [];
      faults = faults.flatMap((fault) => (fault === found ? rest : [fault]));
      return found;
    },
  };
}

function answerOf(fault: Fault, request: Incoming): Answer | undefined {
  if (fault.error) {
    const { status, message, reasons } = fault;
    const details = { ...(status ? { status } : {}), ...(message ? { message } : {}), ...(reasons ? { reasons } : {}) };
    return authFailureAnswer(new AuthFailure(fault.error, details), request);
  }
  if (fault.status === undefined) return undefined;
  if (typeof fault.body === "string") return { status: fault.status, headers: fault.headers, body: fault.body };
  return fault.body === undefined
    ? { status: fault.status, headers: fault.headers }
    : json(fault.status, fault.body, fault.headers);
}

/**
 * Answers a request, with what a fault does to it.
 *
 * @param fault the fault, if any
 * @param request the request
 * @param work answers the request as usual
 * @param stopped ends a delay when the server stops
 * @returns the answer, or "cut" if the connection is to break
 */
export async function withFault(
  fault: Fault | undefined,
  request: Incoming,
  work: () => Promise<Answer>,
  stopped: AbortSignal,
): Promise<Answer | "cut"> {
  if (!fault) return work();
  if (fault.delay > 0) await pause(fault.delay, undefined, { signal: stopped });
  if (fault.cutBefore) return "cut";
  const answer = answerOf(fault, request) ?? (await work());
  return fault.cutAfter ? "cut" : answer;
}
