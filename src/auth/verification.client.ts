import { forgetSession } from "../backend/session-store.client.ts";
import { isAccountRefused, isSessionOver, messageOf, type Refusal, texts } from "./failure.ts";
import { signIn } from "./sign-in.client.ts";
import { withRetry } from "./with-retry.client.ts";

/** Whether a person is signed in, and who. */
export type Verification =
  | {
      readonly status: "session";
      readonly email: string;
      /** Whether a second factor has to be proved before anything may be changed. */
      readonly needsFactor: boolean;
      /** Why the link failed, for a person who is signed in all the same. */
      readonly linkError: string | undefined;
      /** Whether they followed a link of a kind that can't sign in here. */
      readonly isOtherLink: boolean;
    }
  | ({ readonly status: "no-session" } & Refusal);

/**
 * Finds out who is signed in, once the link by which the document was reached has been followed. What the browser has
 * kept does not count: the service may have ended the session since.
 */
export async function verifySession(): Promise<Verification> {
  const link = await signIn();
  const isOtherLink = link.status === "other-link";
  const refusal: Refusal =
    link.status === "failed" ? link : { message: texts.noSession, next: isOtherLink ? "own-link" : "new-link" };
  try {
    const { session } = await withRetry((auth) => auth.getSession());
    if (!session) return { ...refusal, status: "no-session" };
    const { email = "" } = session.user;
    const linkError = link.status === "failed" ? link.message : undefined;
    return { status: "session", email, needsFactor: await needsFactor(), linkError, isOtherLink };
  } catch (error) {
    forgetSession();
    const reason = isSessionOver(error) ? undefined : messageOf(error, "") || undefined;
    return { ...(barred(error) ?? { ...refusal, reason }), status: "no-session" };
  }
}

/** Asks the service, which refuses anyone whose session is over. */
async function needsFactor(): Promise<boolean> {
  const { totp } = await withRetry(({ mfa }) => mfa.listFactors());
  if (totp.length === 0) return false;
  const { currentLevel } = await withRetry(({ mfa }) => mfa.getAuthenticatorAssuranceLevel());
  return currentLevel !== "aal2";
}

/** @returns what is said instead of the specified text to those whose account is barred. */
function barred(error: unknown): Refusal | undefined {
  return isAccountRefused(error) ? { message: messageOf(error, texts.noSession), next: "ring" } : undefined;
}
