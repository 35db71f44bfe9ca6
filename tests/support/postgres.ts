import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import {
  type Database,
  databaseOf,
  migrate,
  openDatabase,
  type Postgres,
} from "../../scripts/local-backend/database.ts";
import { hostedSetup, readMigrations } from "../../scripts/local-backend/migrations.ts";
import { installedPostgres } from "./installed-postgres.ts";

/** PostgreSQL refuses to run as root, so root runs it as the user that comes with it. */
const user = installedPostgres && process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;

function idOf(option: string): number {
  return Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
}

/** Starts a separate PostgreSQL on a socket in a temporary folder. */
async function startServer(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...user,
    stdio: "pipe",
  });
  const library = execFileSync(join(bin, "pg_config"), ["--pkglibdir"], { encoding: "utf8" }).trim();
  const hasCron = existsSync(join(library, "pg_cron.so"));
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=80"];
  if (hasCron) settings.push("shared_preload_libraries=pg_cron", "cron.use_background_workers=on");
  const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn(join(bin, "postgres"), args, { ...user, stdio: "ignore" });
  // A run that is broken off leaves no server behind, and waits for none.
  server.unref();
  process.once("exit", () => server.kill("SIGKILL"));
  const stop = async () => {
    server.ref();
    const ended = new Promise((resolve) => server.once("exit", resolve));
    // Waits until the connections have ended, which is what has just been asked of them.
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  const options = { host: folder, user: "postgres", database: "postgres" };
  await untilItAnswers(options);
  return { options, hasCron, stop };
}

async function untilItAnswers(options: object): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const sql = postgres({ ...options, max: 1 });
    try {
      await sql`select 1`;
      await sql.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await pause(100);
    }
  }
}

async function openReal(bin: string): Promise<Postgres> {
  const { options, hasCron, stop } = await startServer(bin);
  // JSON is sent as the text that it is, as the other Postgres does.
  const json = { to: 114, from: [114, 3802], serialize: (text: string) => text, parse: JSON.parse };
  const sql = postgres({ ...options, max: 50, onnotice: () => undefined, types: { json } });
  await sql.unsafe(hostedSetup);
  // A hosted project's owner may use it, once it is switched on.
  if (hasCron) {
    await sql.unsafe("create extension pg_cron; grant usage on schema cron to migration_owner");
  }
  return {
    transaction: async (work) => {
      const connection = await sql.reserve();
      try {
        await connection`begin`;
        const result = await work({
          query: async (text, values) => ({ rows: await connection.unsafe(text, values) }),
          exec: (text) => connection.unsafe(text),
        });
        await connection`commit`;
        return result;
      } catch (error) {
        await connection`rollback`;
        throw error;
      } finally {
        connection.release();
      }
    },
    close: async () => {
      // A connection that a test has broken off would be waited for.
      await sql.end({ timeout: 1 });
      await stop();
    },
  };
}

/** Whether these tests run on PostgreSQL as servers have it, where several connections work at the same moment. */
export const isReal = process.env["TEST_POSTGRES"] === "installed";

/** Opens a Postgres as a hosted project is before its first migration: an installed one, or the one in WebAssembly. */
export async function openEmptyPostgres(): Promise<Postgres> {
  if (isReal) return openReal(installedPostgres ?? "");
  const postgres = await PGlite.create();
  await postgres.exec(hostedSetup);
  return postgres;
}

/** Opens a database with the project's migrations: an installed PostgreSQL, or the one in WebAssembly. */
export async function openTestDatabase(): Promise<Database> {
  if (!isReal) return openDatabase();
  const postgres = await openEmptyPostgres();
  await migrate(postgres, readMigrations());
  return databaseOf(postgres);
}
