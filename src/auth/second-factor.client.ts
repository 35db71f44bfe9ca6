import { forgetSession } from "../backend/session-store.client.ts";
import {
  hasCode,
  isRetryable,
  isWithoutCode,
  messageOf,
  needsNewSession,
  type Refusal,
  serviceMessage,
} from "./failure.ts";
import { callAuth } from "./with-retry.client.ts";

/** Why a code was refused. */
export type FactorFailure =
  /** Mistyped or expired: another one may work. With the service's message if it has no code. */
  | { readonly status: "wrong"; readonly message?: string | undefined }
  /** Unreachable or busy: the same one may work. */
  | { readonly status: "later" }
  | ({ readonly status: "refused" } & Refusal);

/**
 * Verifies the second factor with a code.
 * @returns the error; undefined on success
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
  if (error instanceof NoDevice) return { status: "refused", own: "update", next: "ring" };
  if (isWrong(error)) return { status: "wrong" };
  const said = messageOf(error, "noSession");
  if (needsNewSession(error)) {
    forgetSession();
    return { status: "refused", ...said, next: "new-link" };
  }
  if (isRetryable(error) || !(error instanceof Error && "code" in error)) return { status: "later" };
  if (isWithoutCode(error)) return { status: "wrong", message: serviceMessage(error) };
  return { status: "refused", ...said, next: "ring" };
}

/** The user has no authenticator app. */
class NoDevice extends Error {
  override readonly name = "NoDevice";
}

/** The code doesn't say which device it is from, and people don't know their devices' names. */
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
