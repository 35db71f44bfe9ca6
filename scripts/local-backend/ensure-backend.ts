import { plainMessage } from "../lib/exit-on-error.ts";
import { isPortFree } from "../lib/port.ts";
import { configuredBackend, type Mode } from "../settings/site-settings.ts";
import staffMember from "./staff.json" with { type: "json" };
import { type LocalBackend, startLocalBackend } from "./start.ts";

/** The default port of the hosted service's own tools. */
const FIRST_PORT = 54321;

/**
 * Makes sure that the site has a backend. Without a configured one, a stand-in starts on this machine and becomes the configured one
 * for this process.
 * @param mode how the site will run
 * @param sitePort the port of the site, for links in mails
 * @returns the stand-in, if it was started
 */
export async function ensureBackend(mode: Mode, sitePort: number): Promise<LocalBackend | undefined> {
  if (configuredBackend(mode)) return undefined;
  const backend = await startLocalBackend({
    port: await freePort(FIRST_PORT),
    allowedOrigins: [`http://localhost:${sitePort}`, `http://127.0.0.1:${sitePort}`],
  });
  backend
    .database()
    .catch((error: unknown) => console.log(`The stand-in's database did not open: ${plainMessage(error)}`));
  process.env["VITE_SUPABASE_URL"] = backend.url;
  process.env["VITE_SUPABASE_ANON_KEY"] = backend.anonKey;
  console.log(`No backend is configured, so a stand-in runs on this machine.
  Mails: ${backend.url}/mailbox · leads: ${backend.url}/leads · staff: ${staffMember.email}`);
  return backend;
}

/** @returns the first port from this one on that is free on this machine. */
async function freePort(first: number): Promise<number> {
  return (await isPortFree(first, "127.0.0.1")) ? first : freePort(first + 1);
}
