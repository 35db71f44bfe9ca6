import type { SupabaseClient } from "@supabase/supabase-js";
import { loadSessionClient } from "../backend/client.client.ts";
import { isRetryable, ScriptMissing } from "./failure.ts";
import { reloadWithLink } from "./reload-with-link.ts";

/** Whether the service answers. While silent, steps are retried. */
export type Connection = "answers" | "silent" | "asked-again";

/** How long the service may be silent before the page says so, in milliseconds. */
const SILENCE_LIMIT = 8_000;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

let connection: Connection = "answers";
let wake: (() => void) | undefined;
const listeners = new Set<(connection: Connection) => void>();

/** Subscribes to the state, starting with the current one. @returns ends the subscription */
export function subscribeToConnection(listener: (connection: Connection) => void): () => void {
  listeners.add(listener);
  listener(connection);
  return () => void listeners.delete(listener);
}

function setConnection(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener(next);
}

/** Repeats the waiting step at once. */
export function retryNow(): void {
  setConnection("asked-again");
  wake?.();
}

interface Reply {
  readonly data: unknown;
  readonly error: Error | null;
}

type Call<R extends Reply> = (auth: SupabaseClient["auth"]) => Promise<R>;

/**
 * Calls the service once.
 * @throws its refusal, returned or thrown by the library; ScriptMissing if the library failed to load
 */
export async function callAuth<R extends Reply>(call: Call<R>): Promise<NonNullable<R["data"]>> {
  const client = await loadSessionClient().catch(() => {
    throw new ScriptMissing();
  });
  const reply = await call(client.auth);
  const data: R["data"] = reply.data;
  if (reply.error || !data) throw reply.error;
  return data;
}

/**
 * Calls the service until it answers: only an answer uses up a link.
 * @throws its refusal
 */
export async function withRetry<R extends Reply>(call: Call<R>): Promise<NonNullable<R["data"]>> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const late = setTimeout(() => setConnection("silent"), SILENCE_LIMIT);
    try {
      const data = await callAuth(call);
      setConnection("answers");
      return data;
    } catch (error) {
      setConnection(isRetryable(error) ? "silent" : "answers");
      if (!isRetryable(error)) throw error;
      await untilNextTry(pause, error instanceof ScriptMissing);
    } finally {
      clearTimeout(late);
    }
  }
}

/** Waits for a reason to retry: a pause, the network's return, or the visitor. */
function untilNextTry(pause: number, isScriptMissing: boolean): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      wake = undefined;
      clearTimeout(timer);
      removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    addEventListener("online", goOn);
    // Chromium never retries a failed script in the same document.
    wake = isScriptMissing ? reloadWithLink : goOn;
  });
}
