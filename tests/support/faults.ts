import { setTimeout as pause } from "node:timers/promises";
import { type AuthErrorCode, AuthFailure, authFailureAnswer } from "../../scripts/local-backend/auth-errors.ts";
import { type Answer, type Incoming, json } from "../../scripts/local-backend/http.ts";
import type { Intercept } from "../../scripts/local-backend/server.ts";

/** A fault of requests to the stand-in. */
export interface Fault {
  /** Which requests: method, and the start of path and query, such as "/auth/v1/token?grant_type=pkce". */
  readonly method?: string;
  readonly path?: string;
  /** How many of them; 1 by default. */
  readonly times?: number;
  /** Delay in milliseconds. */
  readonly delay?: number;
  /** Breaks the connection before or after handling the request. */
  readonly cutBefore?: boolean;
  readonly cutAfter?: boolean;
  /** A failure of the authentication service, by its code. */
  readonly error?: AuthErrorCode;
  readonly message?: string;
  readonly reasons?: readonly string[];
  /** Any other answer. */
  readonly status?: number;
  readonly body?: unknown;
  /** The body, if it isn't JSON. */
  readonly text?: string;
  /** Answers instead of the stand-in, or changes its answer. */
  readonly answer?: (request: Incoming, answer: () => Promise<Answer>) => Answer | Promise<Answer>;
}

/** The faults of a stand-in. */
export interface Faults {
  readonly add: (fault: Fault) => void;
  readonly left: () => number;
  readonly clear: () => void;
  readonly intercept: Intercept;
  /** Releases held requests. */
  readonly stop: () => void;
}

/** Makes an empty list of faults. A request uses the first one that matches. */
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
