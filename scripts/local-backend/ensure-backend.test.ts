import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configuredBackend } from "../settings/site-settings.ts";
import { ensureBackend } from "./ensure-backend.ts";
import { localAnonKey } from "./keys.ts";

beforeEach(() => {
  vi.stubEnv("VITE_SUPABASE_URL", "");
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "");
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("With a configured backend, nothing is started", async () => {
  const url = "https://abcdefgh.supabase.co";
  vi.stubEnv("VITE_SUPABASE_URL", url);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", localAnonKey);
  expect(await ensureBackend("production", 4173)).toBeUndefined();
  expect(configuredBackend("production")).toEqual({ url, anonKey: localAnonKey });
});

// The very first start sets up the database, and closing waits for it.
test("Without one, the stand-in starts on the next free port, on loopback, and is the configured one from then on", async () => {
  const taken = await occupy(54321);
  const backend = await ensureBackend("production", 4173);
  expect(backend?.url).toMatch(/^http:\/\/127\.0\.0\.1:543(?!21)\d\d$/);
  expect(configuredBackend("production")).toEqual({ url: backend?.url, anonKey: backend?.anonKey });
  expect((await fetch(`${backend?.url}/mailbox`)).status).toBe(200);
  await backend?.close();
  taken?.close();
}, 60_000);

/** @returns the server on the port; undefined if the port is taken */
async function occupy(port: number): Promise<Server | undefined> {
  const { promise, resolve } = Promise.withResolvers<Server | undefined>();
  const server = createServer();
  server.once("error", () => resolve(undefined));
  server.listen(port, "127.0.0.1", () => resolve(server));
  return promise;
}
