import type { PageDataOf } from "../pages/page-data.server.ts";

/** The site's own messages, in content. */
type OwnMessages = PageDataOf<"auth-reset-password">["messages"];

/** The service's message, or the name of the site's own if it has none. */
export type Message =
  | { readonly message: string; readonly own?: undefined }
  | { readonly message?: undefined; readonly own: keyof OwnMessages };

/** @returns what people read */
export function textOf(said: Message, messages: OwnMessages): string {
  return said.message === undefined ? messages[said.own] : said.message;
}

/** A script for a step failed to load. */
export class ScriptMissing extends Error {
  override readonly name = "ScriptMissing";
}

/** What helps after a refusal. */
export type NextStep =
  /** Request a new link here. */
  | "new-link"
  /** Use the browser that requested the link, or request a new one here. */
  | "right-browser"
  /** Request a new link: the followed one has an unsupported type. */
  | "own-link"
  | "ring";

/** Why sign-in failed, and what to do next. */
export type Refusal = Message & {
  /** The service's message, if the specified one says less. */
  readonly reason?: string | undefined;
  readonly next: NextStep;
};

/** Errors of the library for answers from something else. Their messages are for developers. */
const LIBRARY_WORDS = ["AuthInvalidTokenResponseError", "AuthUnknownError"];

/** The client library's errors; not every kind has every field. */
interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
}

function isFailure(error: unknown): error is Failure {
  return typeof error === "object" && error !== null;
}

/** The service's message as received, or the name of the site's own without one. */
export function messageOf(error: unknown, own: keyof OwnMessages): Message {
  const message = serviceMessage(error);
  return message === undefined ? { own } : { message };
}

/** The service's message as received, if it has one for people. */
export function serviceMessage(error: unknown): string | undefined {
  if (!isFailure(error) || typeof error.message !== "string") return undefined;
  const isLibrarys = !isAuthError(error) || LIBRARY_WORDS.includes(String(error.name)) || isUnanswered(error);
  return isLibrarys || !isMessage(error.message) ? undefined : error.message;
}

/** Whether there was no answer: the result is unknown. */
export function isUnanswered(error: unknown): boolean {
  return !isFailure(error) || !isAuthError(error) || (isUnreachable(error) && error.status === 0);
}

/**
 * Whether a retry may work: the service is unreachable, broken or busy, or something else answered
 * (service-answers.ts). Only the service itself can refuse.
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

/** Whether the service refused with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return isFailure(error) && typeof error.code === "string" && codes.includes(error.code);
}

/** Whether the account is banned or managed elsewhere: no link helps. */
export function isAccountRefused(error: unknown): boolean {
  return hasCode(error, "user_banned", "user_sso_managed");
}

/** Error codes of dead sessions. */
const SESSION_CODES = ["bad_jwt", "no_authorization", "session_expired", "session_not_found", "user_not_found"];
const REFRESH_CODES = ["refresh_token_not_found", "refresh_token_already_used"];

/** Whether the session is over, although the browser still has it. */
export function isSessionOver(error: unknown): boolean {
  const isMissing = isFailure(error) && error.name === "AuthSessionMissingError";
  return isMissing || hasCode(error, ...SESSION_CODES, ...REFRESH_CODES);
}

/** Whether only a new session helps: this one is over, too weak or too old. */
export function needsNewSession(error: unknown): boolean {
  const isStatus = isWithoutCode(error) && [401, 403].includes(Number(error.status));
  return isStatus || isSessionOver(error) || hasCode(error, "reauthentication_needed");
}

/** Whether the service refused without a code, as older releases do. */
export function isWithoutCode(error: unknown): error is Failure {
  return isFailure(error) && error.name === "AuthApiError" && !error.code;
}

function isAuthError({ name }: Failure): boolean {
  return typeof name === "string" && name.startsWith("Auth");
}

/** A missing message arrives as JSON, usually `{}`, or as a status. */
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
