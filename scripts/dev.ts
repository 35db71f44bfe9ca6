/**
 * Starts the dev server, with the local stand-in as the site's backend unless one is configured.
 * Usage: npm run dev (the environment variable PORT overrides the port 5173).
 */
import { createServer } from "vite";
import { ensureBackend } from "./ensure-backend.ts";
import { orFailPlainly } from "./plain-failure.ts";
import { portOr } from "./port.ts";

await orFailPlainly("dev", () => ensureBackend("development", portOr(5173)));
const server = await createServer();
await orFailPlainly("dev", () => server.listen());
server.printUrls();
server.bindCLIShortcuts({ print: true });
