import { type ApiRole, apiRoles, type Database, type Sql } from "./database.ts";
import { type Answer, bearerToken, type Incoming, json, parseJson } from "./http.ts";
import { checkJwt } from "./jwt.ts";
import { localJwtSecret } from "./keys.ts";
import { failureOfDatabase, RestFailure, restFailureAnswer } from "./rest-errors.ts";

export interface RestService {
  readonly database: () => Promise<Database>;
  readonly now: () => number;
}

/** The role of a request: that of its token, or of its API key. */
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

/** Visitors may only insert leads. */
function checkCall({ method, url, headers }: Incoming): void {
  const table = url.pathname.slice("/rest/v1/".length);
  if (table !== "leads") {
    throw new RestFailure(404, "PGRST205", `Could not find the table 'public.${table}' in the schema cache`);
  }
  const isMore = /return=representation|resolution=/.test(headers["prefer"]?.toString() ?? "");
  if (method !== "POST" || isMore) throw new RestFailure(401, "42501", "permission denied for table leads");
}

/** @returns the rows of a body as a list, and the columns that they set: all rows the same */
function readRows(request: Incoming): { names: readonly string[]; rows: string } {
  const value = parseJson(request.body);
  if (value === undefined) throw new RestFailure(400, "PGRST102", "Empty or invalid json");
  const isList = Array.isArray(value);
  const rows: unknown[] = isList ? value : [value];
  const keys = rows.map((row) => (typeof row === "object" && row !== null ? Object.keys(row).sort() : undefined));
  const [names] = keys;
  if (!names || keys.some((each) => each?.join() !== names.join())) {
    throw new RestFailure(400, "PGRST102", "All object keys must match");
  }
  // The raw body: JavaScript's JSON round trip would change what Postgres sees.
  return { names, rows: isList ? request.body : `[${request.body}]` };
}

/** The response settings of the database (PostgREST's "response.status" and "response.headers"). */
interface ResponseSettings {
  readonly status: string | null;
  readonly headers: string | null;
}

/** PostgREST reads them in the inserting statement: what triggers set after it is too late. */
const READ_RESPONSE = `select count(*),
  nullif(current_setting('response.status', true), '') as status,
  nullif(current_setting('response.headers', true), '') as headers
  from added`;

async function answer(service: RestService, request: Incoming, role: ApiRole): Promise<Answer> {
  checkCall(request);
  const { names, rows } = readRows(request);
  const columns = names.map((name) => `"${name.replaceAll('"', '""')}"`).join(", ");
  const source = "json_populate_recordset(null::public.leads, $1)";
  const insert = `insert into public.leads (${columns}) select ${columns} from ${source} returning 1`;
  const database = await service.database();
  const work = async (sql: Sql) => {
    await sql.query("select set_config('request.method', $1, true)", [request.method]);
    return (await sql.query<ResponseSettings>(`with added as (${insert}) ${READ_RESPONSE}`, [rows])).rows[0];
  };
  const settings = await database.as(role, work, request.headers);
  const headers: Record<string, string>[] = JSON.parse(settings?.headers ?? "[]");
  return { status: Number(settings?.status ?? 201), headers: Object.assign({}, ...headers) };
}

/**
 * Answers a web API request. Postgres alone decides on rows
 * and limits: the insert runs with the rights and headers of the request.
 */
export async function answerRest(service: RestService, request: Incoming): Promise<Answer> {
  let role: ApiRole = "anon";
  try {
    role = roleOf(request, service.now());
    return await answer(service, request, role);
  } catch (error) {
    const failure = error instanceof RestFailure ? error : failureOfDatabase(error, role === "anon");
    if (failure) return restFailureAnswer(failure);
    // An error of WebAssembly, not of Postgres. The visitor must see a failure, not a hang.
    return json(500, { code: "XX000", message: String(error), details: null, hint: null });
  }
}
