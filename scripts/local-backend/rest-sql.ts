import { RestFailure } from "./rest-errors.ts";

/** A table of the schema public: its columns in order, each with its type. */
export type Table = {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
  readonly key: readonly string[];
};

/** SQL with its values. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
const target = (table: Table) => `public.${quote(table.name)}`;
const list = (names: readonly string[]) => names.map(quote).join(", ");

const reserved = new Set(["select", "columns", "on_conflict"]);

function notImplemented(what: string): RestFailure {
  return new RestFailure(400, "PGRST127", "Feature not implemented", {
    details: `The stand-in does not know ${what}.`,
  });
}

/** The columns a request wants to see; `*` for all. */
function selection(params: URLSearchParams): string {
  const select = params.get("select") ?? "*";
  if (select === "*") return "*";
  const names = select.split(",");
  const odd = names.find((name) => !/^\w+$/.test(name));
  if (odd !== undefined) throw notImplemented(`"select=${odd}"`);
  return list(names);
}

/** Filters such as `id=eq.1`. Equality is the only one that the product's tests need. */
function condition(table: Table, params: URLSearchParams): Statement {
  const filters = [...params].filter(([name]) => !reserved.has(name));
  const parts = filters.map(([name, value], index) => {
    if (!value.startsWith("eq.")) throw notImplemented(`"${name}=${value}"`);
    return `${target(table)}.${quote(name)} = $${index + 1}`;
  });
  const text = parts.length > 0 ? `where ${parts.join(" and ")}` : "";
  return { text, values: filters.map(([, value]) => value.slice("eq.".length)) };
}

/** What comes back: the rows if they were asked for, otherwise nothing that would need the right to read. */
function returning(params: URLSearchParams, isWanted: boolean): string {
  return isWanted ? `returning ${selection(params)}` : "returning 1";
}

const asJson = (text: string, values: readonly unknown[], isWanted: boolean): Statement => ({
  text: isWanted
    ? `with source as (${text}) select coalesce(json_agg(source), '[]')::text as body from source`
    : `with source as (${text}) select '' as body from source limit 1`,
  values,
});

/** Reads rows. */
export function selectSql(table: Table, params: URLSearchParams): Statement {
  const where = condition(table, params);
  return asJson(`select ${selection(params)} from ${target(table)} ${where.text}`, where.values, true);
}

/** Deletes rows. */
export function deleteSql(table: Table, params: URLSearchParams, isWanted: boolean): Statement {
  const where = condition(table, params);
  return asJson(`delete from ${target(table)} ${where.text} ${returning(params, isWanted)}`, where.values, isWanted);
}

function known(table: Table, names: readonly string[]): readonly string[] {
  const strange = names.find((name) => !table.columns.has(name));
  if (strange === undefined) return names;
  const message = `Could not find the '${strange}' column of '${table.name}' in the schema cache`;
  throw new RestFailure(400, "PGRST204", message);
}

/** The body as rows with the types of the table's columns. */
function rowsOf(table: Table, names: readonly string[], isList: boolean, parameter: number): string {
  const payload = `(select $${parameter}::json as data) as payload`;
  if (names.length === 0) return `from ${payload}${isList ? ", json_array_elements(payload.data)" : ""}`;
  const typed = names.map((name) => `${quote(name)} ${table.columns.get(name)}`).join(", ");
  const expand = isList ? "json_to_recordset" : "json_to_record";
  return `from ${payload}, lateral (select * from ${expand}(payload.data) as row(${typed})) as body`;
}

/** Changes rows. */
export function updateSql(
  table: Table,
  params: URLSearchParams,
  names: readonly string[],
  body: string,
  wanted: boolean,
) {
  const where = condition(table, params);
  const changes = known(table, names).map((name) => `${quote(name)} = body.${quote(name)}`);
  const from = rowsOf(table, names, false, where.values.length + 1);
  const text = `update ${target(table)} set ${changes.join(", ")} ${from} ${where.text} ${returning(params, wanted)}`;
  return asJson(text, [...where.values, body], wanted);
}

/** What to do with rows whose key exists, as the `Prefer` header says. */
export type OnDuplicate = "fail" | "ignore" | "merge";

function conflict(table: Table, params: URLSearchParams, names: readonly string[], onDuplicate: OnDuplicate): string {
  if (onDuplicate === "fail") return "";
  const keys = params.get("on_conflict")?.split(",") ?? table.key;
  if (onDuplicate === "ignore" || names.length === 0) return `on conflict (${list(keys)}) do nothing`;
  const changes = names.map((name) => `${quote(name)} = excluded.${quote(name)}`);
  return `on conflict (${list(keys)}) do update set ${changes.join(", ")}`;
}

/** Adds rows. */
export function insertSql(
  table: Table,
  params: URLSearchParams,
  rows: { readonly names: readonly string[]; readonly isList: boolean; readonly body: string },
  options: { readonly onDuplicate: OnDuplicate; readonly isWanted: boolean },
): Statement {
  const names = known(table, rows.names);
  const columns = names.length > 0 ? `(${list(names)})` : "";
  const values = names.map((name) => `body.${quote(name)}`).join(", ");
  const source = `select ${values} ${rowsOf(table, names, rows.isList, 1)}`;
  const onConflict = conflict(table, params, names, options.onDuplicate);
  const text = `insert into ${target(table)} ${columns} ${source} ${onConflict} ${returning(params, options.isWanted)}`;
  return asJson(text, [rows.body], options.isWanted);
}
