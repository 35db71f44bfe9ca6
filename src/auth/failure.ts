/** The specified texts of what can go wrong. */
export const texts = {
  callback: "Authentication error",
  noSession: "No active session. Please request a new password reset link.",
  shortPassword: "Password must be at least 6 characters long",
  mismatch: "Passwords do not match",
  update: "Failed to update password",
} as const;

/** Errors whose words are the client library's own, written for developers. */
const LIBRARY_WORDS = ["AuthPKCECodeVerifierMissingError", "AuthUnknownError"];

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

/** Whether no answer came: nobody can know what the service did. */
export function isUnanswered(error: unknown): boolean {
  return !isFailure(error) || !isAuthError(error) || (isRetryable(error) && error.status === 0);
}

/** Whether it may work later: the service can't be reached, or is broken. */
export function isRetryable(error: unknown): boolean {
  return isFailure(error) && error.name === "AuthRetryableFetchError";
}

/** Whether the service refused, by its code for it. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return isFailure(error) && typeof error.code === "string" && codes.includes(error.code);
}

/** Whether the session is over, although the browser still has it. */
export function isSessionOver(error: unknown): boolean {
  return (isFailure(error) && error.name === "AuthSessionMissingError") || hasCode(error, "bad_jwt", "user_not_found");
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
