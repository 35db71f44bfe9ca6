import { loadVisitorClient } from "../../backend/client.client.ts";
import type { Lead } from "../lead.ts";

/** How an attempt to send a lead ended; `status` is that of the HTTP answer, if there was one. */
export type Outcome =
  /** It is in the database, from now or from before. */
  | { readonly kind: "delivered" }
  /** Nobody knows, or something is broken that may be fixed: trying again makes sense. */
  | { readonly kind: "failed"; readonly status: number | undefined }
  /** Too many came at once: trying again makes sense, but later. */
  | { readonly kind: "rate-limited"; readonly status: number }
  /** The database will never accept it as it is. */
  | { readonly kind: "refused"; readonly status: number };

/** Sends a lead, once. */
export type SendLead = (lead: Lead) => Promise<Outcome>;

const DUPLICATE_KEY = "23505";
const TOO_MANY = 429;
const TOO_LARGE = 413;

/** What Postgres and the web API say of data that they can't take: a broken constraint, a missing or malformed value. */
const BAD_DATA = /^(?:22|23)|^PGRST102$/;

/** Inserts a lead as a visitor, without asking for it back: visitors may not read. */
export const sendLead: SendLead = async (lead) => {
  try {
    const client = await loadVisitorClient();
    const { error, status } = await client.from("leads").insert(lead);
    return outcomeOf(status, error?.code);
  } catch {
    // The library could not be loaded.
    return { kind: "failed", status: undefined };
  }
};

/**
 * Reads the service's answer.
 *
 * @param status the HTTP status; 0 if there was no answer
 * @param code the code of the error; undefined if there was none
 */
export function outcomeOf(status: number, code: string | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: "delivered" };
  if (code === DUPLICATE_KEY) return { kind: "delivered" };
  if (status === TOO_MANY) return { kind: "rate-limited", status };
  const isRefused = status === TOO_LARGE || (status >= 400 && status < 500 && BAD_DATA.test(code ?? ""));
  if (isRefused) return { kind: "refused", status };
  // A wrong key or a missing table is for staff to fix, and they may do so within the day.
  return { kind: "failed", status: status === 0 ? undefined : status };
}
