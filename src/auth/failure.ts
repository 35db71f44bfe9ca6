/** The specified texts of what can go wrong. */
export const texts = {
  callback: "Authentication error",
  noSession: "No active session. Please request a new password reset link.",
  shortPassword: "Password must be at least 6 characters long",
  mismatch: "Passwords do not match",
  update: "Failed to update password",
} as const;

/** A script that a step needs could not be fetched. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
}

/** What helps a person whom the service has refused. */
export type NextStep =
  /** A new link, sent from here. */
  | "new-link"
  /** The browser in which the link was asked for; or a new link, sent from here. */
  | "right-browser"
  /** A new link: the one that was followed is of a kind that can't sign in here. */
  | "own-link"
  /** A call to the person who looks after accounts. */
  | "ring";

/** Why sign-in can't go on, and what to do next. */
export interface Refusal {
  readonly message: string;
  /** What the service said, where the message is a specified text that says less. */
  readonly reason?: string | undefined;
  readonly next: NextStep;
}

/** What the library makes of an answer that can't be the service's. The words are its own, written for developers. */
const LIBRARY_WORDS = ["AuthInvalidTokenResponseError", "AuthUnknownError"];

/** What the client library makes of a failure; not every kind has every field. */
interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null;
}

/** @returns the service's message as received; the default text where it sent none. */
export function messageOf(error: unknown, byDefault: string): string {
  if (!isFailure(error) || typeof error.message !== "string") return byDefault;
  const isLibrarys = !isAuthError(error) || LIBRARY_WORDS.includes(String(error.name)) || isUnanswered(error);
  return isLibrarys || !isMessage(error.message) ? byDefault : error.message;
}

/** Whether no answer came: what the service did is unknown. */
export function isUnanswered(error: unknown): boolean {
  return !isFailure(error) || !isAuthError(error) || (isUnreachable(error) && error.status === 0);
}

/**
 * Whether the same step may work later: the service can't be reached, is broken or busy, or something before it answered
 * in its place (service-answers.ts). Only what the service itself refuses is refused.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ScriptMissing) return true;
  if (!isFailure(error)) return false;
  const isNoAnswer = LIBRARY_WORDS.includes(String(error.name));
  return isNoAnswer || isUnreachable(error) || error.status === 408 || error.status === 429;
}

function isUnreachable({ name }: Failure): boolean {
  return name === "AuthRetryableFetchError";
}

/** Whether the service refused, by its code for it. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return isFailure(error) && typeof error.code === "string" && codes.includes(error.code);
}

/** Whether the account itself is barred, or looked after elsewhere: no link does any good. */
export function isAccountRefused(error: unknown): boolean {
  return hasCode(error, "user_banned", "user_sso_managed");
}

/** What the service says of sessions that can do no more. */
const SESSION_CODES = ["bad_jwt", "no_authorization", "session_expired", "session_not_found", "user_not_found"];
const REFRESH_CODES = ["refresh_token_not_found", "refresh_token_already_used"];

/** Whether the service says that the session is over, although the browser still has it. */
export function isSessionOver(error: unknown): boolean {
  const isMissing = isFailure(error) && error.name === "AuthSessionMissingError";
  return isMissing || hasCode(error, ...SESSION_CODES, ...REFRESH_CODES);
}

/** Whether only a fresh session helps: this one is over, not good enough by its status, or too old for what was asked. */
export function needsNewSession(error: unknown): boolean {
  const isStatus = isWithoutCode(error) && [401, 403].includes(Number(error.status));
  return isStatus || isSessionOver(error) || hasCode(error, "reauthentication_needed");
}

/** Whether the service refused without one of its codes, as older releases of it do: what it means, only its words say. */
export function isWithoutCode(error: unknown): error is Failure {
  return isFailure(error) && error.name === "AuthApiError" && !error.code;
}

function isAuthError({ name }: Failure): boolean {
  return typeof name === "string" && name.startsWith("Auth");
}

/** An answer without a message reaches us as its JSON, most often `{}`, or as its status. */
function isMessage(text: string): boolean {
  return text.trim() !== "" && !/^HTTP \d+$/.test(text) && !isJson(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
