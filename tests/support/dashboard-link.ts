import staff from "../../scripts/local-backend/staff.json" with { type: "json" };
import type { LocalBackend } from "../../scripts/local-backend/start.ts";

/** @returns a link for the member of staff as the hosted service's dashboard sends it: with tokens in the hash */
export async function dashboardLink({ url, serviceKey }: LocalBackend, redirectTo: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/admin/generate_link`, {
    method: "POST",
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    body: JSON.stringify({ type: "recovery", email: staff.email, redirect_to: redirectTo }),
  });
  return (await answer.json()).action_link;
}

/** @returns whether the member of staff can sign in with a password */
export async function acceptsPassword({ url, anonKey }: LocalBackend, password: string): Promise<boolean> {
  const body = JSON.stringify({ email: staff.email, password });
  const init = { method: "POST", headers: { apikey: anonKey }, body };
  return (await fetch(`${url}/auth/v1/token?grant_type=password`, init)).ok;
}
