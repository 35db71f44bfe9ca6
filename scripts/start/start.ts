/**
 * Builds the site and serves it, with the local stand-in as its backend unless one is configured.
 * Usage: npm start (the environment variable PORT overrides the port 4173).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { exitOnError } from "../lib/exit-on-error.ts";
import { freePortFromEnv } from "../lib/port.ts";
import { ensureBackend } from "../local-backend/ensure-backend.ts";

await exitOnError("start", async () => ensureBackend("production", await freePortFromEnv(4173)));
// A separate process, to free the memory of the build.
const build = spawn(process.execPath, ["scripts/start/build.ts"], { stdio: "inherit" });
const [status] = await once(build, "exit");
if (status !== 0) process.exit(1);
await import("../hosts/serve.ts");
