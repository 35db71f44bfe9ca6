import { setTimeout as pause } from "node:timers/promises";
import { type AuthErrorCode, AuthFailure, authFailureAnswer } from "../../scripts/local-backend/auth-errors.ts";
import { type Answer, type Incoming, json } from "../../scripts/local-backend/http.ts";
import type { Intercept } from "../../scripts/local-backend/server.ts";

/** Something that goes wrong with a request to the stand-in. */
export interface Fault {
  /** Which requests: their method, and the start of their path and query, such as "/auth/v1/token?grant_type=pkce". */
  readonly method?: string;
  readonly path?: string;
  /** How many of them; 1 if not said. */
  readonly times?: number;
  /** Milliseconds before anything else happens. */
  readonly delay?: number;
  /** The connection breaks before anything was done, or after it was done. */
  readonly cutBefore?: boolean;
  readonly cutAfter?: boolean;
  /** A failure of the authentication service, by its code. */
  readonly error?: AuthErrorCode;
  readonly message?: string;
  readonly reasons?: readonly string[];
  /** Any other answer. */
  readonly status?: number;
  readonly body?: unknown;
  /** Its body, if that is no JSON. */
  readonly text?: string;
  /** Answers in the stand-in's place, or changes what it answers. */
  readonly answer?: (request: Incoming, answer: () => Promise<Answer>) => Answer | Promise<Answer>;
}

/** What is to go wrong with a stand-in. */
export interface Faults {
  readonly add: (fault: Fault) => void;
  /** How many requests are still to fail. */
  readonly left: () => number;
  readonly clear: () => void;
  readonly intercept: Intercept;
  /** Ends what is held back. */
  readonly stop: () => void;
}

/** Makes a list of faults, empty at first. The first that fits a request is taken; the last of its times uses it up. */
export function createFaults(): Faults {
  let faults: Fault[] = [];
  const stopped = new AbortController();
  return {
    add: (fault) => void faults.push(...Array.from({ length: fault.times ?? 1 }, () => fault)),
    left: () => faults.length,
    clear: () => {
      faults = [];
    },
    intercept: async (request, answer) => {
      const at = faults.findIndex((fault) => fits(fault, request));
      const [fault] = at < 0 ? [] : faults.splice(at, 1);
      if (!fault) return answer();
      if (fault.delay) await pause(fault.delay, undefined, { signal: stopped.signal });
      if (fault.cutBefore) return "cut";
      const answered = answerOf(fault) ?? (await (fault.answer ? fault.answer(request, answer) : answer()));
      return fault.cutAfter ? "cut" : answered;
    },
    stop: () => stopped.abort(),
  };
}

function fits({ method, path = "/" }: Fault, request: Incoming): boolean {
  const isMethod = method ? method === request.method : request.method !== "OPTIONS";
  return isMethod && `${request.url.pathname}${request.url.search}`.startsWith(path);
}

function answerOf({ error, status, message, reasons, body, text }: Fault): Answer | undefined {
  if (error) {
    const details = { ...(status ? { status } : {}), ...(message ? { message } : {}), ...(reasons ? { reasons } : {}) };
    return authFailureAnswer(new AuthFailure(error, details));
  }
  if (status === undefined) return undefined;
  if (text !== undefined) return { status, body: text };
  return body === undefined ? { status } : json(status, body);
}
