import { type ApiRole, apiRoles, type Database, type Sql } from "./database.ts";
import { type Answer, bearerToken, type Incoming, json, parseJson } from "./http.ts";
import { checkJwt } from "./jwt.ts";
import { localJwtSecret } from "./keys.ts";
import { failureOfDatabase, RestFailure, restFailureAnswer } from "./rest-errors.ts";
import {
  deleteSql,
  insertSql,
  type OnDuplicate,
  type Statement,
  selectSql,
  type Table,
  updateSql,
} from "./rest-sql.ts";

/** What the web API works with. */
export type RestService = {
  readonly database: () => Promise<Database>;
  readonly now: () => number;
  /** Hears of every change, so that new leads can be shown. */
  readonly changed: () => void;
};

/** The role whose rights a request has: that of its token, or of its API key if it has none. */
function roleOf(request: Incoming, now: number): ApiRole {
  const token = bearerToken(request) ?? request.headers["apikey"]?.toString() ?? "";
  const checked = checkJwt(token, localJwtSecret, now);
  if ("problem" in checked) {
    const isExpired = checked.problem.endsWith("expired");
    throw isExpired
      ? new RestFailure(401, "PGRST303", "JWT expired")
      : new RestFailure(401, "PGRST301", "No suitable key or wrong key type");
  }
  const role = apiRoles.find((each) => each === checked.claims.role);
  if (!role) throw new RestFailure(401, "22023", `role "${checked.claims.role ?? ""}" does not exist`);
  return role;
}

function checkSchema(request: Incoming): void {
  const header = request.method === "GET" || request.method === "HEAD" ? "accept-profile" : "content-profile";
  const schema = request.headers[header]?.toString() ?? "public";
  if (schema === "public") return;
  const hint = "Only the following schemas are exposed: public";
  throw new RestFailure(406, "PGRST106", `Invalid schema: ${schema}`, { hint });
}

const columnsOfTable = `
  select column_name as name, format_type(attribute.atttypid, attribute.atttypmod) as type,
    coalesce(attribute.attnum = any(key.conkey), false) as "isKey"
  from information_schema.columns
  join pg_attribute as attribute
    on attribute.attrelid = format('%I.%I', table_schema, table_name)::regclass and attribute.attname = column_name
  left join pg_constraint as key on key.conrelid = attribute.attrelid and key.contype = 'p'
  where table_schema = 'public' and table_name = $1
  order by ordinal_position`;

type Column = { readonly name: string; readonly type: string; readonly isKey: boolean };

/** What the web API knows of a table, whoever asks: rights are the database's business. */
async function describeTable(database: Database, name: string): Promise<Table> {
  const { rows } = await database.asOwner((sql) => sql.query<Column>(columnsOfTable, [name]));
  if (rows.length === 0) {
    throw new RestFailure(404, "PGRST205", `Could not find the table 'public.${name}' in the schema cache`);
  }
  const columns = new Map(rows.map((column) => [column.name, column.type]));
  return { name, columns, key: rows.filter((column) => column.isKey).map((column) => column.name) };
}

/** The columns that a body sets. In a list, all rows must set the same. */
function readRows(request: Incoming): { names: string[]; isList: boolean; body: string } {
  const value = parseJson(request.body);
  if (value === undefined) throw new RestFailure(400, "PGRST102", "Empty or invalid json");
  const isList = Array.isArray(value);
  const rows: unknown[] = isList ? value : [value];
  const keys = rows.map((row) => (typeof row === "object" && row !== null ? Object.keys(row).sort() : undefined));
  const asked = request.url.searchParams.get("columns");
  const names = asked ? asked.split(",").map((name) => name.replaceAll('"', "")) : (keys[0] ?? []);
  const differs = keys.some((each) => each === undefined || (!asked && each.join() !== names.join()));
  if (differs) throw new RestFailure(400, "PGRST102", "All object keys must match");
  return { names, isList, body: request.body };
}

function onDuplicate(prefer: string): OnDuplicate {
  if (prefer.includes("resolution=ignore-duplicates")) return "ignore";
  return prefer.includes("resolution=merge-duplicates") ? "merge" : "fail";
}

function statementFor(table: Table, request: Incoming): Statement {
  const params = request.url.searchParams;
  const prefer = request.headers["prefer"]?.toString() ?? "";
  const isWanted = prefer.includes("return=representation");
  switch (request.method) {
    case "GET":
    case "HEAD":
      return selectSql(table, params);
    case "POST":
      return insertSql(table, params, readRows(request), { onDuplicate: onDuplicate(prefer), isWanted });
    case "PATCH": {
      const { names, body } = readRows(request);
      return updateSql(table, params, names, body, isWanted);
    }
    case "DELETE":
      return deleteSql(table, params, isWanted);
    default:
      throw new RestFailure(405, "PGRST117", `Unsupported HTTP method: ${request.method}`);
  }
}

async function run(sql: Sql, statement: Statement): Promise<string> {
  const { rows } = await sql.query<{ body: string }>(statement.text, [...statement.values]);
  return rows[0]?.body ?? "";
}

function success(request: Incoming, body: string): Answer {
  const status = { POST: 201, PATCH: 204, DELETE: 204 }[request.method] ?? 200;
  if (body === "" || request.method === "HEAD") return { status };
  const headers = { "content-type": "application/json; charset=utf-8" };
  return { status: status === 204 ? 200 : status, headers, body };
}

async function answer(service: RestService, request: Incoming, role: ApiRole): Promise<Answer> {
  checkSchema(request);
  const [name = "", ...more] = request.url.pathname.slice("/rest/v1/".length).split("/");
  if (name === "rpc") {
    const message = `Could not find the function public.${more.join("/")} in the schema cache`;
    throw new RestFailure(404, "PGRST202", message);
  }
  if (more.length > 0) throw new RestFailure(404, "PGRST125", "Invalid path specified in request URL");
  const database = await service.database();
  const table = await describeTable(database, name);
  const statement = statementFor(table, request);
  const body = await database.as(role, (sql) => run(sql, statement));
  if (request.method !== "GET" && request.method !== "HEAD") service.changed();
  return success(request, body);
}

/**
 * Answers a request to the web API over the database. What may be done is decided by Postgres alone: every statement
 * runs with the rights of the request's role.
 *
 * @param service the web API
 * @param request a request to a path under /rest/v1
 * @returns the answer, failures included
 */
export async function answerRest(service: RestService, request: Incoming): Promise<Answer> {
  let role: ApiRole = "anon";
  try {
    role = roleOf(request, service.now());
    return await answer(service, request, role);
  } catch (error) {
    const failure = error instanceof RestFailure ? error : failureOfDatabase(error, role === "anon");
    if (failure) return restFailureAnswer(failure);
    // Not Postgres's own words: Postgres in WebAssembly gave up. The visitor must see a failure, not a hang.
    return json(500, { code: "XX000", message: String(error), details: null, hint: null });
  }
}
