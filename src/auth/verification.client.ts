import { loadSessionClient } from "../backend/client.client.ts";
import { LATE, withDeadline } from "./deadline.ts";
import { isRetryable } from "./failure.ts";
import { signIn } from "./sign-in.client.ts";

/** Who is signed in, if anybody is and it can be found out. */
export type Verification =
  | { readonly status: "session"; readonly email: string; readonly linkError: string | undefined }
  | { readonly status: "no-session"; readonly linkError: string | undefined }
  | { readonly status: "unreachable" };

/** With an expired session and the service down, the library itself goes on trying for 25 seconds. */
const LONGEST_VERIFICATION = 8_000;

/** Finds out who is signed in, once the link by which the document was reached has been dealt with. */
export async function verifySession(): Promise<Verification> {
  try {
    const verification = await withDeadline(askForSession(), LONGEST_VERIFICATION);
    return verification === LATE ? { status: "unreachable" } : verification;
  } catch {
    return { status: "unreachable" };
  }
}

async function askForSession(): Promise<Verification> {
  const link = await signIn();
  const linkError = link.status === "failed" ? link.message : undefined;
  const client = await loadSessionClient();
  const { data, error } = await client.auth.getSession();
  if (data.session) return { status: "session", email: data.session.user.email ?? "", linkError };
  return isRetryable(error) ? { status: "unreachable" } : { status: "no-session", linkError };
}
