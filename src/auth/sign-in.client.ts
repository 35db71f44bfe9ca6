import { loadSessionClient } from "../backend/client.client.ts";
import { arrival } from "./arrival.client.ts";
import type { Arrival } from "./arrival.ts";
import { messageOf, texts } from "./failure.ts";

/** What became of the link that somebody came by. */
export type SignIn =
  /** There was none, or the one with tokens did not work, which only the console is told. */
  | { readonly status: "none" }
  | { readonly status: "signed-in"; readonly by: "tokens" | "code" }
  | { readonly status: "failed"; readonly message: string };

let dealtWith: Promise<SignIn> | undefined;

/**
 * Deals with the link by which this document was reached. The promise is kept here and not in a component: a code can be
 * exchanged only once, and React runs effects twice under StrictMode.
 */
export function signIn(): Promise<SignIn> {
  dealtWith ??= dealWith(arrival).finally(keepSession);
  return dealtWith;
}

async function dealWith({ tokens, code, serviceError }: Arrival): Promise<SignIn> {
  if (tokens) return setSession(tokens);
  if (serviceError) return { status: "failed", message: serviceError };
  return code ? exchange(code) : { status: "none" };
}

/** The library returns some failures and throws others. */
async function setSession(tokens: NonNullable<Arrival["tokens"]>): Promise<SignIn> {
  try {
    const client = await loadSessionClient();
    const { error } = await client.auth.setSession(tokens);
    if (error) throw error;
    return { status: "signed-in", by: "tokens" };
  } catch (error) {
    console.error("The sign-in link did not work.", error);
    return { status: "none" };
  }
}

async function exchange(code: string): Promise<SignIn> {
  try {
    const client = await loadSessionClient();
    const { error } = await client.auth.exchangeCodeForSession(code);
    if (error) throw error;
    return { status: "signed-in", by: "code" };
  } catch (error) {
    return { status: "failed", message: messageOf(error, texts.callback) };
  }
}

/** From now on the library recovers, refreshes and removes the session by itself. Nobody waits for it: it may take long. */
function keepSession(): void {
  loadSessionClient()
    .then((client) => client.auth.initialize())
    // What needs the session asks for it again, and says so if it can't be had.
    .catch(() => undefined);
}
