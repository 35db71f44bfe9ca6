import { loadSessionClient } from "../backend/client.client.ts";
import { isSessionOver, isUnanswered, messageOf, texts } from "./failure.ts";

/** Why a password was not set. */
export interface UpdateFailure {
  readonly message: string;
  /** No answer came: the password may have been set all the same. */
  readonly isUnclear: boolean;
  /** Only a new link helps. */
  readonly needsLink: boolean;
}

/**
 * Sets the password of whoever is signed in.
 * @returns why it failed; undefined if it did not
 */
export async function updatePassword(password: string): Promise<UpdateFailure | undefined> {
  try {
    const client = await loadSessionClient();
    const { error } = await client.auth.updateUser({ password });
    if (!error) return undefined;
    throw error;
  } catch (error) {
    return {
      message: messageOf(error, texts.update),
      isUnclear: isUnanswered(error),
      needsLink: isSessionOver(error),
    };
  }
}
