/**
 * Builds the site and serves it, with the local stand-in as its backend unless one is configured.
 * Usage: npm start (the environment variable PORT overrides the port 4173).
 */
import { createBuilder } from "vite";
import { exitOnError } from "../lib/exit-on-error.ts";
import { freePortFromEnv } from "../lib/port.ts";
import { ensureBackend } from "../local-backend/ensure-backend.ts";

await exitOnError("start", async () => ensureBackend("production", await freePortFromEnv(4173)));
await exitOnError("start", async () => (await createBuilder()).buildApp());
await import("../serve/serve.ts");
