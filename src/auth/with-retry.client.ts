import type { SupabaseClient } from "@supabase/supabase-js";
import { loadSessionClient } from "../backend/client.client.ts";
import { isRetryable, ScriptMissing } from "./failure.ts";
import { reloadWithLink } from "./reload-with-link.ts";

/** Whether the service answers. While it is silent, steps are repeated from time to time. */
export type Connection = "answers" | "silent" | "asked-again";

/** How long the service may be silent before the page says so, in milliseconds. */
const SILENCE_LIMIT = 8_000;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

let connection: Connection = "answers";
let wake: (() => void) | undefined;
const listeners = new Set<(connection: Connection) => void>();

/** Calls back with the current state, and each time it changes. @returns ends the subscription */
export function subscribeToConnection(listener: (connection: Connection) => void): () => void {
  listeners.add(listener);
  listener(connection);
  return () => void listeners.delete(listener);
}

function setConnection(next: Connection): void {
  connection = next;
  for (const listener of listeners) listener(next);
}

/** Repeats, at once, the step that waits for the service. */
export function retryNow(): void {
  setConnection("asked-again");
  wake?.();
}

/** What the client library makes of an answer. */
interface Reply {
  readonly data: unknown;
  readonly error: Error | null;
}

type Call<R extends Reply> = (auth: SupabaseClient["auth"]) => Promise<R>;

/**
 * Calls the service once.
 * @throws what it refused with, whether the library returns or throws it; ScriptMissing if the library did not load
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
 * Calls the service until it answers: a link is only used up once the service has answered.
 * @throws what it refused with
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

/** Waits until another try makes sense: after a pause, when the network is back, or when the visitor asks for one. */
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
    // Chromium never asks again for a script that it could not fetch, in the same document.
    wake = isScriptMissing ? reloadWithLink : goOn;
  });
}
