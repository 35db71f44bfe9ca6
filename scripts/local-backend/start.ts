import { type AuthService, type AuthSettings, defaultAuthSettings } from "./auth-service.ts";
import { createAuthStore } from "./auth-store.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Database, openDatabase } from "./database.ts";
import { localAnonKey, localServiceKey } from "./keys.ts";
import { createMailbox, type Mail } from "./mailbox.ts";
import { createBackendServer, type Intercept, listen } from "./server.ts";

/** Options of the stand-in. Times of the authentication service are in `AuthSettings`. */
export interface LocalBackendOptions extends Partial<AuthSettings> {
  /** Allowed targets of mailed links. The first is the site, which replaces targets that aren't allowed. */
  readonly allowedOrigins: readonly [string, ...string[]];
  /** The port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** Another database, which stays open; by default one that opens on demand, and is closed with the stand-in. */
  readonly database?: () => Promise<Database>;
  /** Prints mails; by default to the terminal. */
  readonly log?: (line: string) => void;
  /** By default every request is answered. */
  readonly intercept?: Intercept;
}

export interface LocalBackend {
  /** Goes into VITE_SUPABASE_URL. */
  readonly url: string;
  /** Goes into VITE_SUPABASE_ANON_KEY. */
  readonly anonKey: string;
  /** May read and delete leads and make sign-in links. For tests. */
  readonly serviceKey: string;
  readonly clock: Clock;
  readonly mails: () => readonly Mail[];
  /** The database, once it is open. */
  readonly database: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the stand-in of the hosted backend, on loopback. It listens at once; the database, which takes a second
 * (ten at the very first start), opens on demand.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const log = options.log ?? console.log;
  const clock = createClock();
  let opening: Promise<Database> | undefined;
  const database = options.database ?? (() => (opening ??= openDatabase()));
  const auth: AuthService = {
    settings: { ...defaultAuthSettings, ...options },
    store: createAuthStore(clock),
    clock,
    mailbox: createMailbox(clock, log),
  };
  const rest = { database, now: clock.now };
  const local = { mailbox: auth.mailbox, database };
  const intercept: Intercept = options.intercept ?? ((_request, answer) => answer());
  const server = createBackendServer({ auth, rest, local, intercept }, log);
  const port = await listen(server, options.port);
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey: localAnonKey,
    serviceKey: localServiceKey,
    clock,
    mails: auth.mailbox.mails,
    database,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // If it failed to open, its callers got the error, and there is nothing to close.
      await (await opening?.catch(() => undefined))?.close();
    },
  };
}
