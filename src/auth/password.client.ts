import { forgetSession } from "../backend/session-store.client.ts";
import {
  hasCode,
  isAccountRefused,
  isUnanswered,
  messageOf,
  type NextStep,
  needsNewSession,
  texts,
} from "./failure.ts";
import { callAuth } from "./with-retry.client.ts";

/** Why a password was not set. */
export interface UpdateFailure {
  readonly message: string;
  /** No answer came: the password may have been set all the same. */
  readonly isUnclear: boolean;
  /** What has to come first; undefined if another try in the same form may do. */
  readonly next: Extract<NextStep, "new-link" | "ring"> | "second-factor" | undefined;
}

/**
 * Sets the password of the signed-in person.
 * @returns why it failed; undefined if it did not
 */
export async function updatePassword(password: string): Promise<UpdateFailure | undefined> {
  try {
    await callAuth((auth) => auth.updateUser({ password }));
    return undefined;
  } catch (error) {
    const next = nextStep(error);
    if (next === "new-link") forgetSession();
    return { message: messageOf(error, texts.update), isUnclear: isUnanswered(error), next };
  }
}

function nextStep(error: unknown): UpdateFailure["next"] {
  if (needsNewSession(error)) return "new-link";
  if (hasCode(error, "insufficient_aal")) return "second-factor";
  return isAccountRefused(error) ? "ring" : undefined;
}
