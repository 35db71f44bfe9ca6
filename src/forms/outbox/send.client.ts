import { backendConfig } from "../../backend/config.ts";
import type { Lead } from "../lead.ts";

/** How an attempt to send a lead ended; `status` is that of the HTTP answer, if there was one. */
export type Outcome =
  /** It is in the database, from now or from before. */
  | { readonly kind: "delivered" }
  /** Unknown, or something is broken that may be fixed: trying again makes sense. */
  | { readonly kind: "failed"; readonly status: number | undefined }
  /** Too many came at once: trying again makes sense, but later. */
  | {
      readonly kind: "rate-limited";
      readonly status: number /** In seconds, if the service says when. */;
      readonly retryAfter: number | undefined;
    }
  /** The database will never accept it in this form. */
  | { readonly kind: "refused"; readonly status: number };

/** Sends a lead, once. */
export type SendLead = (lead: Lead) => Promise<Outcome>;

/** Long enough for a phone on a bad line. Without an end, a request to a service that hangs never fails. */
const LONGEST_REQUEST = 15_000;

const DUPLICATE_KEY = "23505";

/** What Postgres says of a row that breaks a rule of the table. Anything else comes from a request that was changed on its way. */
const BROKEN_RULE = /^23\d{3}$/;

/**
 * Inserts a lead as a visitor, without asking for it back: visitors may not read. The client library would acquit any answer in
 * the 200s, follow redirects, and be another script that a bad line has to bring.
 */
export const sendLead: SendLead = async (lead) => {
  try {
    if (!backendConfig) throw new Error("The site was built without a backend.");
    const { url, anonKey } = backendConfig;
    const answer = await fetch(`${url}/rest/v1/leads`, {
      method: "POST",
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${anonKey}`,
        "content-type": "application/json",
        prefer: "return=minimal",
      },
      body: JSON.stringify(lead),
      credentials: "omit",
      cache: "no-store",
      redirect: "error",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(LONGEST_REQUEST),
    });
    return outcomeOf(answer.status, await answer.text(), answer.headers.get("retry-after"));
  } catch {
    return { kind: "failed", status: undefined };
  }
};

/**
 * Reads the service's answer. Networks that want a sign-in first, filters and proxies answer in its place, with any status. Their
 * answers are no receipt and no refusal; a key sent twice makes no second lead, so in doubt it is sent again.
 *
 * @param status the HTTP status
 * @param body what came with it: nothing if the lead was stored, or the database's error
 * @param retryAfter the header of that name
 */
export function outcomeOf(status: number, body: string, retryAfter: string | null = null): Outcome {
  const code = codeIn(body);
  if ((status === 201 && body === "") || (status === 409 && code === DUPLICATE_KEY)) return { kind: "delivered" };
  if (status === 429) return { kind: "rate-limited", status, retryAfter: secondsIn(retryAfter) };
  if (status === 400 && BROKEN_RULE.test(code)) return { kind: "refused", status };
  // A wrong key or a missing table is for staff to fix, and they may do so within the day.
  return { kind: "failed", status };
}

/** The header's other form, a date, is no help to a browser whose clock is wrong. */
const secondsIn = (retryAfter: string | null) => (/^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined);

/** @returns the code of the database's error; empty if a body is none */
function codeIn(body: string): string {
  try {
    const error: unknown = JSON.parse(body);
    return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  } catch {
    return "";
  }
}
