import { hasCode, serviceMessage } from "./failure.ts";
import { callAuth } from "./with-retry.client.ts";

/** The result of a link request. "sent" is the same for unknown addresses, to keep known ones secret. */
type LinkRequest =
  | { readonly status: "sent" }
  | { readonly status: "too-many" }
  /** The service's message, if any. */
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

/** Only known addresses meet the mail limit, so it counts as sent. */
function refusal(error: unknown): LinkRequest {
  if (hasCode(error, "over_email_send_rate_limit")) return { status: "sent" };
  if (hasCode(error, "over_request_rate_limit")) return { status: "too-many" };
  return { status: "failed", message: serviceMessage(error) };
}
