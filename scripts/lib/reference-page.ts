import { type CollectionName, contentTypes, entryNouns } from "../../schemas/content-types.ts";
import { alternativesOf, fieldsOf, globOf, itemOf, type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

/** The first lines of every generated page. */
export const GENERATED_NOTE = '<!-- Made from the descriptions in schemas/ by "npm run docs". Change them there. -->\n';

interface Row {
  readonly field: string;
  readonly needed: string;
  readonly what: string;
  readonly allowed: string;
  readonly example: string;
}

/** Writes the reference page of a type: where its files are, and what each field is. */
export function referencePage(name: keyof typeof contentTypes): string {
  const type = contentTypes[name];
  const schema = jsonSchemaOf(type.schema);
  return [
    GENERATED_NOTE,
    `# ${titleOf(name)}\n`,
    `${schema.description}\n`,
    ...facts(name),
    "",
    fieldTable(schema),
    "",
    '`*` is any item of a list. "Needed" says whether the check asks for the field. All texts may hold [facts](../facts.md).',
    "",
  ].join("\n");
}

/** @returns what a page of the reference is called. */
export function titleOf(name: keyof typeof contentTypes): string {
  const title = isCollection(name) ? entryNouns[name] : name;
  return title
    .replace(/^ai\b/, "AI")
    .replace(/^./, (first) => first.toUpperCase())
    .replaceAll("-", " ");
}

function isCollection(name: keyof typeof contentTypes): name is CollectionName {
  return contentTypes[name].kind === "collection";
}

function facts(name: keyof typeof contentTypes): string[] {
  const type = contentTypes[name];
  if (type.kind === "single" || !isCollection(name)) {
    const page = type.kind === "single" && type.address ? `, which is the page \`${type.address}\`` : "";
    return [`- File: \`${globOf(type)}\`${page}`];
  }
  const noun = entryNouns[name];
  const address = type.address?.("its-name");
  return [
    `- Files: \`content/${type.folder}/its-name${type.extension}\`${address ? `, which is the page \`${address}\`` : ""}`,
    `- A new one: \`npm run content:new -- ${noun} "What it is called"\``,
    `- Another name: \`npm run content:rename -- ${noun} old-name new-name\``,
  ];
}

/** Writes the table of everything that an object may hold. */
export function fieldTable(schema: JsonSchema): string {
  const head = "| Field | Needed | What it is | Allowed | Example |\n| --- | --- | --- | --- | --- |";
  const lines = rowsOf(schema, "", "").map(({ field, needed, what, allowed, example }) =>
    [`\`${field}\``, needed, what, allowed, example && `\`${example}\``].map(escapeCell).join(" | "),
  );
  return [head, ...lines.map((line) => `| ${line} |`)].join("\n");
}

const escapeCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** @param condition when the fields can be there, such as `if "kind" is "monthly"` */
function rowsOf(schema: JsonSchema, path: string, condition: string): Row[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.some((alternative) => alternative.properties)) {
    return alternatives.flatMap((alternative) => rowsOf(alternative, path, conditionOf(alternative)));
  }
  return fieldsOf(schema).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name;
    const isNeeded = schema.required?.includes(name) ?? false;
    return [
      { field: own, needed: neededIn(field, isNeeded, condition), ...describe(field) },
      ...below(field, own, condition),
    ];
  });
}

/** Alternatives are told apart by a field with one or few values. */
function conditionOf(alternative: JsonSchema): string {
  const [deciding] = fieldsOf(alternative).filter(([, { const: only, enum: some }]) => only !== undefined || some);
  if (!deciding) return "";
  const [name, { const: only, enum: some = [] }] = deciding;
  const values = only === undefined ? some : [only];
  return `if \`${name}\` is ${values.map((value) => `\`${value}\``).join(" or ")}`;
}

function neededIn(field: JsonSchema, isNeeded: boolean, condition: string): string {
  const answer = isNeeded ? "yes" : "no";
  const otherwise = !isNeeded && field.default !== undefined ? `; otherwise \`${JSON.stringify(field.default)}\`` : "";
  return [answer, condition].filter(Boolean).join(", ") + otherwise;
}

function below(field: JsonSchema, path: string, condition: string): Row[] {
  const item = itemOf(field);
  // Each kind of section is described in sections-page.ts.
  if (item && alternativesOf(item).some(({ properties }) => properties?.["section"])) return [];
  if (item) return item.type === "string" ? [] : rowsOf(item, `${path}.*`, condition);
  return rowsOf(field, path, condition);
}

function describe(field: JsonSchema): Omit<Row, "field" | "needed"> {
  const item = itemOf(field);
  const { description = "" } = field;
  const own = /^(.*?)\s*Example: (.*)$/s.exec(description);
  const example = own?.[2] ?? /Example: (.*)$/s.exec(item?.description ?? "")?.[1] ?? "";
  return { what: own?.[1] ?? description, allowed: allowedIn(field), example };
}

function allowedIn(field: JsonSchema): string {
  const item = itemOf(field);
  if (item) return [range(field.minItems, field.maxItems, "items"), itemRule(item)].filter(Boolean).join(", each ");
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(", ");
  if (typeof field["reference"] === "string") return `a name: ${placeOf(field["reference"])}`;
  if (field["link"]) return "a link";
  return ruleOfType(field);
}

function ruleOfType(field: JsonSchema): string {
  switch (field.type) {
    case "boolean":
      return "`true` or `false`";
    case "integer":
    case "number":
      return `a number${range(field.minimum, biggest(field), "").replace(/^(?=.)/, ": ")}`;
    case "string":
      return field.format === "date" ? "a day" : textRule(field);
    case "object":
      return field.properties ? "a group of fields" : "a value for each name";
    default:
      return [...new Set(alternativesOf(field).map(allowedIn).filter(Boolean))].join(", or ");
  }
}

function textRule({ minLength, maxLength, pattern, ...field }: JsonSchema): string {
  const length = range(minLength === 1 ? undefined : minLength, maxLength, "characters");
  const message = pattern === undefined ? undefined : field["patternErrorMessage"];
  return [length, message === field.description ? undefined : message].filter(Boolean).join("; ") || "a text";
}

/** Number.MAX_SAFE_INTEGER is zod's default, not a limit. */
function biggest({ maximum }: JsonSchema): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function itemRule(item: JsonSchema): string {
  if (item.type === "object" || item.type === undefined) return "";
  return item.enum ? `one of ${allowedIn(item)}` : allowedIn(item);
}

/** Figures and categories are lists within a file. */
function placeOf(reference: string): string {
  if (reference === "categories") return "an `id` of `categories` in content/site/blog.json";
  if (reference === "figures") return "an `id` in content/site/figures.json";
  return `a file in content/${reference}/`;
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const count = (() => {
    if (min !== undefined && min === max) return `${min}`;
    if (min && max !== undefined) return `${min} to ${max}`;
    if (max !== undefined) return `at most ${max}`;
    return min ? `at least ${min}` : "";
  })();
  const units = /(?:^| )1$/.test(count) ? unit.replace(/s$/, "") : unit;
  return count && unit ? `${count} ${units}` : count;
}
