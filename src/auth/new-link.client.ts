import { hasCode, messageOf } from "./failure.ts";
import { callAuth } from "./with-retry.client.ts";

/** What became of a request for a link. "sent" is what everybody is told: it must not show whose addresses are known. */
export type LinkRequest =
  | { readonly status: "sent" }
  | { readonly status: "too-many" }
  /** Without a message, the service gave none. */
  | { readonly status: "failed"; readonly message: string | undefined };

/** Has a link mailed to an address, if it belongs to an account. */
export async function requestLink(email: string): Promise<LinkRequest> {
  const redirectTo = `${location.origin}/auth/callback?type=recovery`;
  try {
    await callAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo }));
    return { status: "sent" };
  } catch (error) {
    return refusal(error);
  }
}

/** Only known addresses meet the limit on mails, so anyone who meets it is told what everybody is told. */
function refusal(error: unknown): LinkRequest {
  if (hasCode(error, "over_email_send_rate_limit")) return { status: "sent" };
  if (hasCode(error, "over_request_rate_limit")) return { status: "too-many" };
  return { status: "failed", message: messageOf(error, "") || undefined };
}
