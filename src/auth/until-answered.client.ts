import type { SupabaseClient } from "@supabase/supabase-js";
import { loadSessionClient } from "../backend/client.client.ts";
import { comeAgain } from "./come-again.ts";
import { mayWorkLater, ScriptMissing } from "./failure.ts";

/** Whether the service answers. While it is silent, steps are repeated from time to time. */
export type Reach = "answers" | "silent" | "asked-again";

/** What people wait for without being told that something is wrong, in milliseconds. */
const PATIENCE = 8_000;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

let reach: Reach = "answers";
let wake: (() => void) | undefined;
const listeners = new Set<(reach: Reach) => void>();

/** Calls back with the state of things now, and each time it changes. @returns ends it */
export function watchReach(listener: (reach: Reach) => void): () => void {
  listeners.add(listener);
  listener(reach);
  return () => void listeners.delete(listener);
}

function setReach(next: Reach): void {
  reach = next;
  for (const listener of listeners) listener(next);
}

/** Repeats, at once, the step that waits for the service. */
export function askAgain(): void {
  setReach("asked-again");
  wake?.();
}

/**
 * Asks the service for something, again and again until it answers: what was to be used up then is still good.
 * @param question throws the library's error, if it leads to one
 * @throws what the service refuses with
 */
export async function ask<Result>(question: (auth: Auth) => Promise<Result>): Promise<Result> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const late = setTimeout(() => setReach("silent"), PATIENCE);
    try {
      const result = await askOnce(question);
      setReach("answers");
      return result;
    } catch (error) {
      setReach(mayWorkLater(error) ? "silent" : "answers");
      if (!mayWorkLater(error)) throw error;
      await somethingNew(pause, error instanceof ScriptMissing);
    } finally {
      clearTimeout(late);
    }
  }
}

type Auth = SupabaseClient["auth"];

async function askOnce<Result>(question: (auth: Auth) => Promise<Result>): Promise<Result> {
  const client = await loadSessionClient().catch(() => {
    throw new ScriptMissing();
  });
  return question(client.auth);
}

/** Waits until another try makes sense: after a pause, when the network is back, or when somebody says so. */
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
    wake = isScriptMissing ? comeAgain : goOn;
  });
}
