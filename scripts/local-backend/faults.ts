import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type AuthErrorCode, AuthFailure, authErrors, authFailureAnswer } from "./auth-errors.ts";
import { type Answer, type Incoming, json } from "./http.ts";

const isAuthErrorCode = (code: string): code is AuthErrorCode => Object.hasOwn(authErrors, code);

/** docs/backend.md says what each does. */
const faultSchema = z
  .strictObject({
    method: z.string().toUpperCase().optional(),
    path: z.string().startsWith("/").default("/"),
    times: z.number().int().min(1).default(1),
    delay: z.number().min(0).max(600_000).default(0),
    cutBefore: z.boolean().default(false),
    cutAfter: z.boolean().default(false),
    error: z.string().refine(isAuthErrorCode).optional(),
    message: z.string().optional(),
    reasons: z.array(z.string()).optional(),
    status: z.number().int().min(200).max(599).optional(),
    body: z.unknown().optional(),
    headers: z.record(z.string(), z.string()).default({}),
  })
  .readonly();

/** Something that goes wrong, on request of a test. */
export type Fault = z.output<typeof faultSchema>;

/** The faults that are still to come. */
export interface Faults {
  /** @throws ZodError if it isn't a fault */
  readonly add: (fault: unknown) => Fault;
  readonly list: () => readonly Fault[];
  readonly clear: () => void;
  /** Takes the first fault that fits a request; the last of its times uses it up. */
  readonly take: (request: Pick<Incoming, "method" | "url">) => Fault | undefined;
}

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

function answerOf(fault: Fault): Answer | undefined {
  if (fault.error) {
    const { status, message, reasons } = fault;
    const details = { ...(status ? { status } : {}), ...(message ? { message } : {}), ...(reasons ? { reasons } : {}) };
    return authFailureAnswer(new AuthFailure(fault.error, details));
  }
  if (fault.status === undefined) return undefined;
  if (typeof fault.body === "string") return { status: fault.status, headers: fault.headers, body: fault.body };
  return fault.body === undefined
    ? { status: fault.status, headers: fault.headers }
    : json(fault.status, fault.body, fault.headers);
}

/**
 * Answers a request, with what a fault does to it.
 * @returns the answer, or "cut" if the connection is to break
 */
export async function withFault(
  fault: Fault | undefined,
  work: () => Promise<Answer>,
  stopped: AbortSignal,
): Promise<Answer | "cut"> {
  if (!fault) return work();
  if (fault.delay > 0) await pause(fault.delay, undefined, { signal: stopped });
  if (fault.cutBefore) return "cut";
  const answer = answerOf(fault) ?? (await work());
  return fault.cutAfter ? "cut" : answer;
}
