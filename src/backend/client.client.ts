import type { SupabaseClient } from "@supabase/supabase-js";
import { whileOnline } from "../browser/while-online.client.ts";
import { backendConfig } from "./config.ts";
import { onlyServiceAnswers } from "./service-answers.ts";
import { sessionStore } from "./session-store.client.ts";

/** The hosted backend's client library. It is large, so only this module may import it, and only on demand. */
const loadLibrary = () => whileOnline(() => import("@supabase/supabase-js"));

/** Long enough for a phone on a bad line. Without a limit, a request to a hanging service never fails. */
const LONGEST_REQUEST = 15_000;

const fetchWithEnd: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(LONGEST_REQUEST) });

let client: Promise<SupabaseClient> | undefined;

/**
 * Loads the client that knows who is signed in. There is one a document: two would fight over the stored session. Leads need none
 * (send.client.ts).
 * @throws if the site was built without a backend, or the library could not be loaded; the next call tries again
 */
export function loadSessionClient(): Promise<SupabaseClient> {
  client ??= makeClient().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function makeClient(): Promise<SupabaseClient> {
  if (!backendConfig) throw new Error("The site was built without a backend.");
  const { createClient } = await loadLibrary();
  return createClient(backendConfig.url, backendConfig.anonKey, {
    auth: {
      flowType: "pkce",
      // The link handler and the callback do this. If the library did too, the code would be used twice.
      detectSessionInUrl: false,
      // A link must not wait until the library has found out that a stored session has expired.
      skipAutoInitialize: true,
      persistSession: true,
      autoRefreshToken: true,
      storage: sessionStore,
    },
    global: { fetch: onlyServiceAnswers(fetchWithEnd) },
  });
}
