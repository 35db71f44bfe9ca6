/**
 * Builds the site and serves it, with the local stand-in as its backend unless one is configured.
 * Usage: npm start (the environment variable PORT overrides the port 4173).
 */
import { createBuilder } from "vite";
import { orFailPlainly } from "../lib/plain-failure.ts";
import { portOr } from "../lib/port.ts";
import { ensureBackend } from "../local-backend/ensure-backend.ts";

await orFailPlainly("start", () => ensureBackend("production", portOr(4173)));
await orFailPlainly("start", async () => (await createBuilder()).buildApp());
await import("../serve/serve.ts");
