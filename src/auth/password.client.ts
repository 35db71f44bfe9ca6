import { forgetSession } from "../backend/session-store.client.ts";
import {
  hasCode,
  isAccountRefused,
  isUnanswered,
  type Message,
  messageOf,
  type NextStep,
  needsNewSession,
} from "./failure.ts";
import { callAuth } from "./with-retry.client.ts";

/** Why setting the password failed. */
export type UpdateFailure = Message & {
  /** No answer: the password may have been set nevertheless. */
  readonly isUnclear: boolean;
  /** What is needed first; undefined if a retry may do. */
  readonly next: Extract<NextStep, "new-link" | "ring"> | "second-factor" | undefined;
};

/**
 * Sets the password of the signed-in user.
 * @returns the error; undefined on success
 */
export async function updatePassword(password: string): Promise<UpdateFailure | undefined> {
  try {
    await callAuth((auth) => auth.updateUser({ password }));
    return undefined;
  } catch (error) {
    const next = nextStep(error);
    if (next === "new-link") forgetSession();
    return { ...messageOf(error, "update"), isUnclear: isUnanswered(error), next };
  }
}

function nextStep(error: unknown): UpdateFailure["next"] {
  if (needsNewSession(error)) return "new-link";
  if (hasCode(error, "insufficient_aal")) return "second-factor";
  return isAccountRefused(error) ? "ring" : undefined;
}
