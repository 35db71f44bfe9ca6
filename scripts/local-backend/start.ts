import { type AuthSettings, defaultAuthSettings } from "./auth-service.ts";
import { createAuthStore, type StaffMember } from "./auth-store.ts";
import { type Clock, createClock } from "./clock.ts";
import { type Database, openDatabase } from "./database.ts";
import { createFaults } from "./faults.ts";
import { localAnonKey, localServiceKey } from "./keys.ts";
import { leadLines, readLeads } from "./leads.ts";
import { createMailbox } from "./mailbox.ts";
import { createBackendServer, listen } from "./server.ts";
import staffMember from "./staff.json" with { type: "json" };

/** Options of the stand-in. Times of the authentication service are in `AuthSettings`. */
export interface LocalBackendOptions extends Partial<AuthSettings> {
  /** Where links of mails may lead. The first is the site, where a link leads that asks for an address not allowed. */
  readonly allowedOrigins: readonly [string, ...string[]];
  /** The port on 127.0.0.1; 0 for any free one. */
  readonly port: number;
  /** A database that is open already; closing it remains the caller's business. */
  readonly database?: Database;
  /** Open the database only when a request needs it, for tests that do without. */
  readonly isDatabaseLate?: boolean;
  /** Who may sign in, instead of the member of staff in staff.json. */
  readonly staff?: readonly StaffMember[];
  /** Prints mails and leads; by default to the terminal. */
  readonly log?: (line: string) => void;
}

/** A running stand-in. */
export interface LocalBackend {
  /** Goes into VITE_SUPABASE_URL. */
  readonly url: string;
  /** Goes into VITE_SUPABASE_ANON_KEY. */
  readonly anonKey: string;
  /** May read and delete leads and make sign-in links. For tests. */
  readonly serviceKey: string;
  readonly clock: Clock;
  /** The database, once it is open. */
  readonly database: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

/** Prints every lead once, but for those of an earlier start. */
function leadPrinter(database: () => Promise<Database>, log: (line: string) => void): () => void {
  const printed = new Set<string>();
  const startedAt = Date.now();
  const print = async () => {
    for (const lead of await readLeads(await database())) {
      if (Date.parse(lead.created_at) >= startedAt && !printed.has(lead.id)) log(leadLines(lead));
      printed.add(lead.id);
    }
  };
  return () => {
    print().catch((error: unknown) => log(`Could not print the leads: ${String(error)}`));
  };
}

function createAuth(options: LocalBackendOptions, clock: Clock, log: (line: string) => void) {
  const settings: AuthSettings = { ...defaultAuthSettings, ...options };
  const store = createAuthStore(options.staff ?? [staffMember], clock);
  return { settings, store, clock, mailbox: createMailbox(clock, log) };
}

/** The database, opened when it is asked for first. */
function lazyDatabase(options: LocalBackendOptions) {
  let opening: Promise<Database> | undefined;
  return {
    open: () => {
      opening ??= options.database ? Promise.resolve(options.database) : openDatabase();
      return opening;
    },
    close: async () => {
      // If it failed to open, the caller was told, and there is nothing to close.
      const database = await opening?.catch(() => undefined);
      if (database && !options.database) await database.close();
    },
  };
}

/**
 * Starts the local stand-in of the hosted backend, on loopback. It listens at once; the database, which takes a second
 * (ten at the very first start), opens meanwhile, and requests for leads wait for it.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const log = options.log ?? console.log;
  const clock = createClock();
  const database = lazyDatabase(options);
  const auth = createAuth(options, clock, log);
  const rest = { database: database.open, now: clock.now, changed: leadPrinter(database.open, log) };
  const stopped = new AbortController();
  const local = { mailbox: auth.mailbox, faults: createFaults(), clock, database: database.open };
  const server = createBackendServer({ auth, rest, local }, log, stopped.signal);
  const port = await listen(server, options.port);
  if (!options.isDatabaseLate) {
    database.open().catch((error: unknown) => log(`The local backend's database did not open: ${String(error)}`));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    anonKey: localAnonKey,
    serviceKey: localServiceKey,
    clock,
    database: database.open,
    close: async () => {
      stopped.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}
