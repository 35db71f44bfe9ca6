import type { SupabaseClient } from "@supabase/supabase-js";
import { loadSessionClient } from "../backend/client.client.ts";
import { mayWorkLater, ScriptMissing } from "./failure.ts";
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

/**
 * Asks the service for something until it answers: a link that nobody has answered is not used up.
 * @param request throws the library's error, if it leads to one
 * @throws what the service refuses with
 */
export async function withRetry<Result>(request: (auth: Auth) => Promise<Result>): Promise<Result> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const late = setTimeout(() => setConnection("silent"), SILENCE_LIMIT);
    try {
      const result = await attempt(request);
      setConnection("answers");
      return result;
    } catch (error) {
      setConnection(mayWorkLater(error) ? "silent" : "answers");
      if (!mayWorkLater(error)) throw error;
      await somethingNew(pause, error instanceof ScriptMissing);
    } finally {
      clearTimeout(late);
    }
  }
}

type Auth = SupabaseClient["auth"];

async function attempt<Result>(request: (auth: Auth) => Promise<Result>): Promise<Result> {
  const client = await loadSessionClient().catch(() => {
    throw new ScriptMissing();
  });
  return request(client.auth);
}

/** Waits until another try makes sense: after a pause, when the network is back, or when somebody asks for one. */
function somethingNew(pause: number, isScriptMissing: boolean): Promise<void> {
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
