import { afterAll, beforeEach, expect, vi } from "vitest";
import staff from "../../scripts/local-backend/staff.json" with { type: "json" };
import { type LocalBackend, startLocalBackend } from "../../scripts/local-backend/start.ts";
import { follow } from "./contract-target.ts";
import { createFaults, type Faults } from "./faults.ts";

/** The site's origin in these tests. */
export const SITE = "http://localhost:4173";

/** The browser state that survives a document. */
class MemoryStorage {
  readonly #items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
    Object.defineProperty(this, key, { value, enumerable: true, configurable: true, writable: true });
  }
  removeItem(key: string): void {
    this.#items.delete(key);
    Reflect.deleteProperty(this, key);
  }
  clear(): void {
    for (const key of [...this.#items.keys()]) this.removeItem(key);
  }
}

/** A document without a page, which is enough for signing in. */
interface AuthDocument {
  readonly flows: typeof import("../../src/auth/flows.client.ts");
  readonly address: () => string;
  /** Counts reloads. */
  readonly reload: ReturnType<typeof vi.fn>;
}

/** A stand-in with faults. */
interface SpoiltBackend extends LocalBackend {
  readonly faults: Faults;
}

/** Starts a stand-in for the tests of a file, and gives each test a browser without a past. */
export async function startAuthTests() {
  const backend = await startSpoiltBackend();
  const storage = new MemoryStorage();
  beforeEach(() => {
    backend.faults.clear();
    backend.clock.advance(61);
    storage.clear();
  });
  afterAll(async () => {
    closeDocuments();
    await backend.close();
  });
  const open = (path: string) => openDocument(path, backend, storage);
  /** Requests a link on its page. @returns the address in the mail */
  const askForLink = async () => {
    const { flows } = await open("/auth/reset-password");
    expect(await flows.requestLink(staff.email)).toEqual({ status: "sent" });
    return followMail(backend);
  };
  return { backend, storage, open, askForLink };
}

async function startSpoiltBackend(): Promise<SpoiltBackend> {
  const faults = createFaults();
  const backend = await startLocalBackend({
    port: 0,
    allowedOrigins: [SITE],
    log: () => undefined,
    secondsBetweenMails: 60,
    intercept: faults.intercept,
  });
  return { ...backend, faults };
}

/**
 * Opens an address in a browser: reloads every module of `src/auth/`, with the real client library and the stand-in over HTTP.
 * @param path the address, with or without the site's origin
 */
async function openDocument(
  path: string,
  { url, anonKey }: LocalBackend,
  storage: MemoryStorage,
): Promise<AuthDocument> {
  const location = new URL(path, SITE);
  const reload = vi.fn();
  vi.stubEnv("VITE_SUPABASE_URL", url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", anonKey);
  vi.stubGlobal("location", Object.assign(location, { reload }));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.href = new URL(address, location).href;
    },
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.resetModules();
  const flows = await import("../../src/auth/flows.client.ts");
  return { flows, reload, address: () => location.pathname + location.search + location.hash };
}

/** Removes all stubs of `openDocument`. Test files share their modules, and the next one must not meet this backend. */
function closeDocuments(): void {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
}

/** Follows the newest mail's link. @returns its target on the site */
export async function followMail(backend: LocalBackend): Promise<string> {
  const { pathname, search, hash } = await follow(backend.mails()[0]?.link ?? "");
  return pathname + search + hash;
}
