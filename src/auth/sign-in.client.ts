import { loadSessionClient } from "../backend/client.client.ts";
import { forgetVerifiers, keptVerifiers, offerVerifier } from "../backend/session-store.client.ts";
import { arrivalUrl } from "./arrival.client.ts";
import { type Link, readArrival } from "./arrival.ts";
import { hasCode, isAccountRefused, isWithoutCode, messageOf, type NextStep, type Refusal } from "./failure.ts";
import { reloadWithLink, rememberAddress } from "./reload-with-link.ts";
import { retryNow, withRetry } from "./with-retry.client.ts";

/** The result of the sign-in link. */
export type SignIn =
  /** None, or failed tokens, which only the console reports. */
  | { readonly status: "none" }
  /** Waits for a button: mail scanners follow links too. */
  | { readonly status: "unpressed" }
  | { readonly status: "signed-in"; readonly by: Link["kind"] }
  /** An unsupported or incomplete link, which was not followed. */
  | { readonly status: "other-link" }
  | ({ readonly status: "failed" } & Refusal);

type LinkOf<Kind extends Link["kind"]> = Extract<Link, { kind: Kind }>;

/** The parsed address of the document. */
export const arrival = readArrival(new URL(arrivalUrl ?? location.href));

let outcome: Promise<SignIn> | undefined;
let redeemed: Promise<SignIn> | undefined;

/** Whether the link is unused, and exists in memory only. */
let isPending = arrival.link !== undefined;

/**
 * Follows the document's sign-in link. The promise is kept here instead of in a component: a code can be
 * exchanged once, and StrictMode runs effects twice.
 */
export function signIn(): Promise<SignIn> {
  outcome ??= follow(arrival.link);
  return outcome;
}

/** Uses the link that waits for a button. */
export function redeem(): Promise<SignIn> {
  const { link } = arrival;
  if (link?.kind === "token-hash") outcome = redeemed ??= startLibrary(redeemTokenHash(link));
  return signIn();
}

/** Repeats the unanswered step; or everything, if nothing would be lost. */
export function retry(): void {
  if (isPending) retryNow();
  else reloadWithLink();
}

async function follow(link: Link | undefined): Promise<SignIn> {
  if (link?.kind === "token-hash") return { status: "unpressed" };
  return startLibrary(handle(link));
}

/** After the link, the library restores, refreshes and removes sessions itself. Nothing waits for that, as it may take long. */
async function startLibrary(following: Promise<SignIn>): Promise<SignIn> {
  const result = await following;
  isPending = false;
  rememberAddress(undefined);
  loadSessionClient()
    .then((client) => client.auth.initialize())
    // Code that needs the session handles its absence.
    .catch(() => undefined);
  return result;
}

async function handle(link: Exclude<Link, { kind: "token-hash" }> | undefined): Promise<SignIn> {
  switch (link?.kind) {
    case undefined:
      return { status: "none" };
    case "tokens":
      return setSession(link);
    case "code":
      return exchange(link);
    case "other":
      return { status: "other-link" };
    case "error":
      return { status: "failed", message: link.message, next: isAccountRefused(link) ? "ring" : "new-link" };
  }
}

async function setSession({ access_token, refresh_token }: LinkOf<"tokens">): Promise<SignIn> {
  try {
    await withRetry((auth) => auth.setSession({ access_token, refresh_token }));
    return signedIn("tokens");
  } catch (error) {
    console.error("The sign-in link did not work.", error);
    return { status: "none" };
  }
}

/**
 * The code in a mail belongs to the last request that the service stored, which may have been refused: each code verifier is tried. Without any,
 * the library reports what is missing.
 */
async function exchange({ code }: LinkOf<"code">): Promise<SignIn> {
  const verifiers = keptVerifiers();
  let refusal: unknown;
  for (const verifier of verifiers.length > 0 ? verifiers : [null]) {
    try {
      await withRetry((auth) => {
        offerVerifier(verifier);
        return auth.exchangeCodeForSession(code);
      });
      return signedIn("code");
    } catch (error) {
      refusal = error;
      // A wrong code verifier doesn't use up a code.
      if (!isVerifierOfAnother(error) && !isWithoutCode(error)) break;
    }
  }
  return failed(refusal, isVerifierOfAnother(refusal) || verifiers.length === 0 ? "right-browser" : "new-link");
}

const isVerifierOfAnother = (error: unknown) => hasCode(error, "bad_code_verifier");

async function redeemTokenHash({ token_hash, type }: LinkOf<"token-hash">): Promise<SignIn> {
  try {
    await withRetry((auth) => auth.verifyOtp({ token_hash, type }));
    return signedIn("token-hash");
  } catch (error) {
    return failed(error, "new-link");
  }
}

function signedIn(by: Link["kind"]): SignIn {
  forgetVerifiers();
  return { status: "signed-in", by };
}

function failed(error: unknown, next: NextStep): SignIn {
  return { status: "failed", ...messageOf(error, "callback"), next: isAccountRefused(error) ? "ring" : next };
}
