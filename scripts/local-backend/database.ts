import { PGlite } from "@electric-sql/pglite";
import { hostedSetup, type Migration, readMigrations } from "./migrations.ts";
import { snapshotOf } from "./snapshot.ts";

/** The roles that requests to the web API run as. */
export const apiRoles = ["anon", "authenticated", "service_role"] as const;
/** A role that requests to the web API run as. */
export type ApiRole = (typeof apiRoles)[number];

/** The headers of a request, as the web API hands them to the database. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Runs SQL in one transaction. */
export interface Sql {
  readonly query: <Row>(text: string, values?: (string | number)[]) => Promise<{ rows: Row[] }>;
  /** Any number of statements, without values. */
  readonly exec: (text: string) => Promise<unknown>;
}

/** A Postgres, whichever: the one in WebAssembly here, or a real one in tests. */
export interface Postgres {
  readonly transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Postgres with the migrations of the project. */
export interface Database {
  /** Runs work in one transaction with a role's rights, as for a request. If it throws, nothing has happened. */
  readonly as: <T>(role: ApiRole, work: (sql: Sql) => Promise<T>, headers?: RequestHeaders) => Promise<T>;
  /** Runs work in one transaction with all rights: what the hosted dashboard may do. */
  readonly asOwner: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Runs the migrations that a Postgres does not have yet. */
export async function migrate(postgres: Postgres, migrations: readonly Migration[]): Promise<void> {
  const done = await postgres.transaction((sql) =>
    sql.query<{ version: string }>("select version from supabase_migrations.schema_migrations"),
  );
  const versions = new Set(done.rows.map((row) => row.version));
  for (const { version, name, sql } of migrations.filter((migration) => !versions.has(migration.version))) {
    await postgres.transaction(async (transaction) => {
      await transaction.exec("set local role migration_owner");
      await transaction.exec(sql);
      await transaction.exec("reset role");
      const insert = "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)";
      await transaction.query(insert, [version, name]);
    });
  }
}

/** The database of a Postgres whose migrations have run. */
export function databaseOf(postgres: Postgres): Database {
  return {
    as: (role, work, headers = {}) =>
      postgres.transaction(async (sql) => {
        await sql.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
        await sql.exec(`set local role ${role}`);
        return work(sql);
      }),
    asOwner: (work) => postgres.transaction(work),
    close: () => postgres.close(),
  };
}

async function setUp(migrations: readonly Migration[]): Promise<Blob> {
  const postgres = await PGlite.create();
  await postgres.exec(hostedSetup);
  await migrate(postgres, migrations);
  const files = await postgres.dumpDataDir("none");
  await postgres.close();
  return files;
}

/** Opens Postgres in WebAssembly with the project's migrations. Its data live in memory only. */
export async function openDatabase(): Promise<Database> {
  const migrations = readMigrations();
  const loadDataDir = await snapshotOf([hostedSetup, migrations], () => setUp(migrations));
  return databaseOf(await PGlite.create({ loadDataDir }));
}
