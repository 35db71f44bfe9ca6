import { forgetSession } from "../backend/session-store.client.ts";
import { hasCode, isRetryable, isWithoutCode, messageOf, needsNewSession, type Refusal, texts } from "./failure.ts";
import { callAuth } from "./with-retry.client.ts";

/** Why a code was not taken. */
export type FactorFailure =
  /** Mistyped, or too old: another one may do. The service's words, where they are all that it says. */
  | { readonly status: "wrong"; readonly message?: string }
  /** The service can't be reached, or is busy: the same one may do. */
  | { readonly status: "later" }
  | ({ readonly status: "refused" } & Refusal);

/**
 * Proves the second factor by the code that one of the person's devices shows.
 * @returns why it failed; undefined if it did not
 */
export async function verifyFactor(code: string): Promise<FactorFailure | undefined> {
  try {
    await tryEachDevice(code);
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): FactorFailure {
  if (error instanceof NoDevice) return { status: "refused", message: texts.update, next: "ring" };
  if (isWrong(error)) return { status: "wrong" };
  const message = messageOf(error, texts.noSession);
  if (needsNewSession(error)) {
    forgetSession();
    return { status: "refused", message, next: "new-link" };
  }
  if (isRetryable(error) || !(error instanceof Error && "code" in error)) return { status: "later" };
  if (isWithoutCode(error)) return { status: "wrong", message: messageOf(error, "") };
  return { status: "refused", message, next: "ring" };
}

/** None of the person's factors is an app that shows codes, or none is left: no code will do. */
class NoDevice extends Error {
  override readonly name = "NoDevice";
}

/** The code doesn't say which device it is from, and people don't know what theirs is called. */
async function tryEachDevice(code: string): Promise<void> {
  const { totp } = await callAuth(({ mfa }) => mfa.listFactors());
  let refusal: unknown = new NoDevice();
  for (const { id: factorId } of totp) {
    try {
      await callAuth(({ mfa }) => mfa.challengeAndVerify({ factorId, code }));
      return;
    } catch (error) {
      refusal = error;
      if (!isWrong(error) && !isWithoutCode(error)) break;
    }
  }
  throw refusal;
}

const isWrong = (error: unknown) => hasCode(error, "mfa_verification_failed", "mfa_challenge_expired");
