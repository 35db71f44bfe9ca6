import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, "..", "..", "supabase", "migrations");

/** A migration: its file is called `<version>_<name>.sql`. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** The state of a hosted project before its first migration, as SQL. */
export const hostedSetup = readFileSync(join(here, "hosted-setup.sql"), "utf8");

/** Reads supabase/migrations/, in the order in which they run. */
export function readMigrations(): readonly Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.sort().map((file) => {
    const [, version, name] = /^(\d{14})_([\w-]+)\.sql$/.exec(file) ?? [];
    if (!version || !name) throw new Error(`supabase/migrations/${file}: call it <year…second>_<name>.sql`);
    return { version, name, sql: readFileSync(join(folder, file), "utf8") };
  });
}
