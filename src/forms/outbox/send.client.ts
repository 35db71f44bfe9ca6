import { backendConfig } from "../../backend/config.ts";
import type { Lead } from "../lead.ts";

/** The result of sending a lead; `status` is that of the HTTP response, if any. */
export type Outcome =
  /** It is in the database. */
  | { readonly kind: "delivered" }
  /** Unknown, or broken for now: a retry makes sense. */
  | { readonly kind: "failed"; readonly status: number | undefined }
  /** Rate-limited: a later retry makes sense. */
  | {
      readonly kind: "rate-limited";
      readonly status: number /** In seconds, if the service says when. */;
      readonly retryAfter: number | undefined;
    }
  /** The database will never accept it in this form. */
  | { readonly kind: "refused"; readonly status: number };

/** Sends a lead, once. */
export type SendLead = (lead: Lead) => Promise<Outcome>;

/** Long enough for a phone on a bad line. Without a limit, a request to a hanging service never fails. */
const LONGEST_REQUEST = 15_000;

const DUPLICATE_KEY = "23505";

/** Postgres's codes for violated constraints. Any other error means that the request was changed in transit. */
const BROKEN_RULE = /^23\d{3}$/;

/**
 * Inserts a lead as a visitor, who may not read. The client library would accept any
 * 2xx, follow redirects, and be another script to download.
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
 * Interprets an answer. Captive portals, filters and proxies can answer with any status. Such
 * answers are neither receipts nor refusals; a duplicate key makes no second lead, so in doubt the lead is sent again.
 * @param status the HTTP status
 * @param body empty if the lead was stored, otherwise the database's error
 * @param retryAfter the header of that name
 */
export function outcomeOf(status: number, body: string, retryAfter: string | null = null): Outcome {
  const code = codeIn(body);
  if ((status === 201 && body === "") || (status === 409 && code === DUPLICATE_KEY)) return { kind: "delivered" };
  if (status === 429) return { kind: "rate-limited", status, retryAfter: secondsIn(retryAfter) };
  if (status === 400 && BROKEN_RULE.test(code)) return { kind: "refused", status };
  // Staff may fix a wrong key or a missing table within the day.
  return { kind: "failed", status };
}

/** The header can also be a date, which needs a correct clock. */
const secondsIn = (retryAfter: string | null) => (/^\d+$/.test(retryAfter ?? "") ? Number(retryAfter) : undefined);

/** @returns the database's error code; empty without one */
function codeIn(body: string): string {
  try {
    const error: unknown = JSON.parse(body);
    return typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  } catch {
    return "";
  }
}
