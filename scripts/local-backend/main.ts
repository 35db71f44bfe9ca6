/**
 * Starts the local stand-in of the hosted backend on its own and keeps it running.
 * Usage: node scripts/local-backend/main.ts [--port 54821] [--origin http://localhost:5173]… [--data folder]
 */
import { parseArgs } from "node:util";
import { defaultPort, startLocalBackend } from "./start.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: String(defaultPort) },
    origin: { type: "string", multiple: true, default: ["http://localhost:4173", "http://localhost:5173"] },
    data: { type: "string" },
  },
});
const [site, ...others] = values.origin;
if (site === undefined) throw new Error("Name at least one --origin.");

const backend = await startLocalBackend({
  port: Number(values.port),
  allowedOrigins: [site, ...others],
  ...(values.data ? { dataFolder: values.data } : {}),
});
await backend.database();

console.log(`The local backend runs. Mails: ${backend.url}/mailbox · leads: ${backend.url}/leads

VITE_SUPABASE_URL=${backend.url}
VITE_SUPABASE_ANON_KEY=${backend.anonKey}
`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    backend.close().then(() => process.exit(0));
  });
}
