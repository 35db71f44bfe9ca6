import { z } from "zod";
import { type CollectionName, contentTypes, entryNouns } from "../../schemas/content-types.ts";
import { placeholdersAmong } from "../../schemas/pieces.ts";
import { publication } from "../../schemas/publication.ts";
import { screen } from "../../schemas/screen.ts";
import { heroAside } from "../../schemas/sections/hero-asides.ts";
import { sectionSchema } from "../../schemas/sections/section.ts";
import { alternativesOf, fieldsOf, globOf, itemOf, type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

/** The first lines of every generated page. */
export const GENERATED_NOTE = '<!-- Made from the descriptions in schemas/ by "npm run docs". Change them there. -->\n';

interface Row {
  readonly field: string;
  readonly isNeeded: boolean;
  /** Such as `kind` is `monthly`; the outermost first. */
  readonly conditions: readonly string[];
  readonly otherwise: string;
  readonly what: string;
  readonly allowed: string;
  readonly example: string;
}

/**
 * What each page of fields ends with.
 * @param folder the way from the page's folder to the reference's, such as "../"
 */
export const howToRead = (folder = "") =>
  `\`*\` is any item of a list. "Needed" says whether the check asks for the field. All texts may hold [facts](${folder}../facts.md).
The fields that [many have](${folder}shared.md), those of [screens](${folder}screen.md) and of [what is beside a hero](${folder}hero-aside.md) have pages of their own.`;

/** Shapes with a page of their own, because several pages have them or their page would be too long. */
const shapes = [
  { name: "screen", schema: jsonSchemaOf(screen) },
  { name: "hero-aside", schema: jsonSchemaOf(heroAside) },
];

function isSameShape(one: JsonSchema, other: JsonSchema): boolean {
  return JSON.stringify(alternativesOf(one)) === JSON.stringify(alternativesOf(other));
}

/** @returns the pages of shapes that other pages leave out, by their names. */
export function shapePages(): [name: string, text: string][] {
  return shapes.map(({ name, schema }) => {
    const parts = [GENERATED_NOTE, `# ${name}\n`, `${schema.description}\n`, fieldTable(schema), "", howToRead(), ""];
    return [name, parts.join("\n")];
  });
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
    howToRead(),
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

/** Fields that many objects have, which a page of their own describes. */
const shared = z.object({
  ...publication,
  placeholders: placeholdersAmong(["phone"]),
  ...sectionSchema("text", "A section.", {}).shape,
});

/** Writes the page of the fields that the other pages leave out. */
export function sharedPage(): string {
  return `${GENERATED_NOTE}
# Fields that many have

${fieldTable(jsonSchemaOf(shared), [])}

\`draft\`, \`publishAt\` and \`expireAt\` are for files of which there can be many: [schedule and retire](../schedule-and-retire.md).
\`contentsLabel\` and \`background\` are for every section. \`placeholders\` is beside facts that can be invented: [replace placeholders](../replace-placeholders.md).
`;
}

/** Writes the table of everything that an object may hold, without what `sharedPage` describes. */
export function fieldTable(schema: JsonSchema, leftOut: readonly Row[] = rowsOf(jsonSchemaOf(shared), "")): string {
  const head = "| Field | Needed | What it is | Allowed | Example |\n| --- | --- | --- | --- | --- |";
  // "section" is the kind itself, which its page is about.
  const isLeftOut = ({ field, what }: Row) =>
    field === "section" || leftOut.some((row) => field.split(".").at(-1) === row.field && what === row.what);
  const rows = rowsOf(schema, "").filter((row) => !isLeftOut(row));
  const lines = rows.map(({ field, isNeeded, conditions, otherwise, what, allowed, example }) => {
    const needed = [isNeeded ? "yes" : "no", conditions.length > 0 && `if ${conditions.join(" and ")}`];
    const cells = [`\`${field}\``, needed.filter(Boolean).join(", ") + otherwise, what, allowed];
    return [...cells, example && `\`${example}\``].map(escapeCell).join(" | ");
  });
  return [head, ...lines.map((line) => `| ${line} |`)].join("\n");
}

const escapeCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

function rowsOf(schema: JsonSchema, path: string): Row[] {
  const alternatives = alternativesOf(schema);
  if (alternatives.some(({ properties }) => properties)) return rowsOfAlternatives(alternatives, path);
  return fieldsOf(schema).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name;
    const isNeeded = schema.required?.includes(name) ?? false;
    const otherwise =
      !isNeeded && field.default !== undefined ? `; otherwise \`${JSON.stringify(field.default)}\`` : "";
    return [{ field: own, isNeeded, conditions: [], otherwise, ...describe(field) }, ...below(field, own)];
  });
}

/** Each row is there once, with the alternatives that have it, unless all have. The field that tells them apart lists them. */
function rowsOfAlternatives(alternatives: readonly JsonSchema[], path: string): Row[] {
  const all = alternatives.map((alternative) => ({
    deciding: decidingOf(alternative),
    rows: rowsOf(alternative, path),
  }));
  const name = all[0]?.deciding?.name ?? "";
  const isDeciding = ({ field }: Row) => field === (path ? `${path}.${name}` : name);
  const same = Map.groupBy(
    all.flatMap(({ deciding, rows }) => rows.map((row) => ({ row, deciding }))),
    ({ row }) => (isDeciding(row) ? name : JSON.stringify(row)),
  );
  return [...same.values()].flatMap((uses) => {
    const [first] = uses;
    if (!first) return [];
    const { row } = first;
    if (isDeciding(row)) {
      const what = uses.map(({ row: { allowed, what } }) => `${allowed}: ${what.replace(/\.$/, "")}`).join("; ");
      return [{ ...row, what: `${what}.`, allowed: "one of these", example: "" }];
    }
    if (uses.length === alternatives.length) return [row];
    const values = uses.flatMap(({ deciding }) => deciding?.values ?? []);
    return [{ ...row, conditions: [`\`${name}\` is ${values.join(" or ")}`, ...row.conditions] }];
  });
}

/** Alternatives are told apart by a field with one or few values. */
function decidingOf(alternative: JsonSchema) {
  const [deciding] = fieldsOf(alternative).filter(([, { const: only, enum: some }]) => only !== undefined || some);
  if (!deciding) return undefined;
  const [name, { const: only, enum: some = [] }] = deciding;
  return { name, values: (only === undefined ? some : [only]).map((value) => `\`${value}\``) };
}

function below(field: JsonSchema, path: string): Row[] {
  const item = itemOf(field);
  // Each kind of section has a page of its own.
  if (alternativesOf(item ?? field).some(({ properties }) => properties?.["section"])) return [];
  if (shapes.some(({ schema }) => isSameShape(schema, field))) return [];
  if (item) return item.type === "string" ? [] : rowsOf(item, `${path}.*`);
  return rowsOf(field, path);
}

function describe(field: JsonSchema): Pick<Row, "what" | "allowed" | "example"> {
  const item = itemOf(field);
  const { description = "" } = field;
  const own = /^(.*?)\s*Example: (.*)$/s.exec(description);
  const example = own?.[2] ?? /Example: (.*)$/s.exec(item?.description ?? "")?.[1] ?? "";
  const allowed = allowedIn(field);
  const limit = /max\. [\d ]+ characters/.exec(allowed)?.[0].replace("max.", "at most");
  const what = own?.[1] ?? description;
  return { what: limit ? what.replace(`, ${limit}`, "") : what, allowed, example };
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
      return field.properties ? "a group" : "a value for each name";
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
    if (max !== undefined) return `max. ${max}`;
    return min ? `at least ${min}` : "";
  })();
  const units = /(?:^| )1$/.test(count) ? unit.replace(/s$/, "") : unit;
  return count && unit ? `${count} ${units}` : count;
}
