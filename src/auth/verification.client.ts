import { forgetSession } from "../backend/session-store.client.ts";
import { isAccountRefused, isSessionOver, type Message, messageOf, type Refusal, serviceMessage } from "./failure.ts";
import { signIn } from "./sign-in.client.ts";
import { withRetry } from "./with-retry.client.ts";

/** Whether a user is signed in, and who. */
export type Verification =
  | {
      readonly status: "session";
      readonly email: string;
      /** Whether a second factor is needed for changes. */
      readonly needsFactor: boolean;
      /** Why the link failed, for a user with a session. */
      readonly linkError: Message | undefined;
      /** Whether they followed a link of an unsupported type. */
      readonly isOtherLink: boolean;
    }
  | ({ readonly status: "no-session" } & Refusal);

/**
 * Finds out who is signed in, after the document's link was followed. The stored session isn't
 * trusted: the service may have ended it.
 */
export async function verifySession(): Promise<Verification> {
  const link = await signIn();
  const isOtherLink = link.status === "other-link";
  const refusal: Refusal =
    link.status === "failed" ? link : { own: "noSession", next: isOtherLink ? "own-link" : "new-link" };
  try {
    const { session } = await withRetry((auth) => auth.getSession());
    if (!session) return { ...refusal, status: "no-session" };
    const { email = "" } = session.user;
    const linkError = link.status === "failed" ? link : undefined;
    return { status: "session", email, needsFactor: await needsFactor(), linkError, isOtherLink };
  } catch (error) {
    forgetSession();
    const reason = isSessionOver(error) ? undefined : serviceMessage(error);
    return { ...(barred(error) ?? { ...refusal, reason }), status: "no-session" };
  }
}

/** Asks the service, which refuses dead sessions. */
async function needsFactor(): Promise<boolean> {
  const { totp } = await withRetry(({ mfa }) => mfa.listFactors());
  if (totp.length === 0) return false;
  const { currentLevel } = await withRetry(({ mfa }) => mfa.getAuthenticatorAssuranceLevel());
  return currentLevel !== "aal2";
}

/** The message for banned accounts. */
function barred(error: unknown): Refusal | undefined {
  return isAccountRefused(error) ? { ...messageOf(error, "noSession"), next: "ring" } : undefined;
}
