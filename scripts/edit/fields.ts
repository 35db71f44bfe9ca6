import type { Field, VariableFieldType } from "@sveltia/cms";
import { alternativesOf, fieldsOf, itemOf, type JsonSchema } from "../lib/json-schema.ts";
import { fieldLabel } from "./field-label.ts";

/** How the editor looks up a field's references. */
export type FindReference = (type: string) => {
  readonly collection: string;
  readonly file?: string;
  readonly value_field: string;
  readonly display_fields: string[];
};

/** A text longer than this gets several lines to be typed in. */
const ONE_LINE = 160;

/** The fields by which an item of a list is recognised while it is folded, the best first. */
const TELLING = ["title", "question", "label", "name", "text", "value", "id", "from"];

/** Properties of every kind of field. */
interface Common {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly required: boolean;
}

/**
 * Turns the fields of an object into fields of the editor. A file of one of several kinds shows the fields of all of them, since
 * the editor has kinds only within a file; which go together, the content check says.
 * @param path what they belong to, for messages
 * @throws Error that names the first field which no editor could show
 */
export function editorFields(schema: JsonSchema, find: FindReference, path: string): Field[] {
  const kinds = alternativesOf(schema);
  if (kinds.length > 0) return editorFields(merged(kinds, path), find, path);
  const { required = [] } = schema;
  const fields = fieldsOf(schema).map(([name, field]) => {
    const hint = hintOf(field);
    return editorField(
      field,
      { name, label: fieldLabel(name), hint, required: required.includes(name) },
      find,
      `${path}.${name}`,
    );
  });
  return requiredFirst(fields);
}

const noteOf = (field: Field): object => ("written" in field ? field["written"] : {});

/** Shows what has to be filled in before what may be; files keep the order of the schema. */
export function requiredFirst(fields: readonly Field[]): Field[] {
  const isRequired = (field: Field) => "required" in field && field.required === true;
  const placed = fields.map((field, place): Field => ({ ...field, written: { place, ...noteOf(field) } }));
  return [...placed.filter(isRequired), ...placed.filter((field) => !isRequired(field))];
}

function editorField(schema: JsonSchema, common: Common, find: FindReference, path: string): Field {
  const { type, minimum, exclusiveMinimum, maximum } = schema;
  if (schema.const !== undefined) return select([schema.const], common, path);
  if (schema.enum) return select(schema.enum, common, path);
  if (type === "boolean") return select([true, false], common, path);
  if (type === "integer" || type === "number") {
    const value_type = type === "integer" ? "int" : "float";
    const min = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : minimum;
    return { ...common, widget: "number", value_type, ...defined({ min, max: safe(maximum) }) };
  }
  if (type === "string") return textField(schema, common, find);
  if (type === "array") return listField(schema, common, find, path);
  if (isTextByName(schema)) return { ...common, widget: "keyvalue" };
  return { ...common, widget: "object", ...contentsOf(schema, find, path) };
}

/** Whether an object is a map of texts with free keys. */
function isTextByName({ properties, additionalProperties }: JsonSchema): boolean {
  return !properties && typeof additionalProperties === "object" && additionalProperties.type === "string";
}

/** The contents of an object: its fields, or the kinds of object that it can be. */
function contentsOf(schema: JsonSchema, find: FindReference, path: string) {
  const kinds = alternativesOf(schema);
  if (kinds.length === 0 && schema.type === "object" && schema.properties) {
    const fields = editorFields(schema, find, path);
    return { fields, ...defined({ summary: summaryOf(schema) }) };
  }
  const typeKey = tellingApart(kinds);
  if (typeKey === undefined) throw new Error(`No editor could show ${path}: write it as an object with named fields.`);
  return {
    typeKey,
    types: kinds.flatMap((kind) => namesOf(kind, typeKey).map((name) => kindOf(name, kind, typeKey, find, path))),
  };
}

/** A kind of object, without the field that says which it is: the editor writes that. */
function kindOf(
  name: string,
  schema: JsonSchema,
  typeKey: string,
  find: FindReference,
  path: string,
): VariableFieldType {
  const fields = editorFields(schema, find, `${path}.${name}`).filter((field) => field.name !== typeKey);
  return {
    name,
    label: fieldLabel(name),
    ...defined({ summary: summaryOf(schema) }),
    ...(fields.length > 0 && { fields }),
  };
}

/** @returns the discriminator of an object's kinds */
function tellingApart(kinds: readonly JsonSchema[]): string | undefined {
  const [first] = kinds;
  const names = first ? fieldsOf(first).map(([name]) => name) : [];
  return names.find((name) => {
    const values = kinds.map((kind) => namesOf(kind, name));
    return values.every((each) => each.length > 0) && new Set(values.flat()).size === values.flat().length;
  });
}

function merged(kinds: readonly JsonSchema[], path: string): JsonSchema {
  const typeKey = tellingApart(kinds);
  if (typeKey === undefined) throw new Error(`No editor could show ${path}: write it as an object with named fields.`);
  const names = {
    enum: kinds.flatMap((kind) => namesOf(kind, typeKey)),
    description: "Which kind it is. It decides which other fields there are.",
  };
  return {
    type: "object",
    properties: { ...Object.fromEntries(kinds.flatMap(fieldsOf)), [typeKey]: names },
    required: fieldsOf(kinds[0] ?? {})
      .map(([name]) => name)
      .filter((name) => kinds.every(({ required }) => required?.includes(name))),
  };
}

/** The allowed values of a field; none if it isn't limited */
function namesOf(schema: JsonSchema, field: string): string[] {
  const { const: only, enum: several } = Object.fromEntries(fieldsOf(schema))[field] ?? {};
  return (several ?? (only === undefined ? [] : [only])).map(String);
}

function summaryOf(schema: JsonSchema): string | undefined {
  const texts = new Set(fieldsOf(schema).flatMap(([name, { type }]) => (type === "string" ? [name] : [])));
  const found = TELLING.find((name) => texts.has(name));
  return found && `{{fields.${found}}}`;
}

function listField(schema: JsonSchema, common: Common, find: FindReference, path: string): Field {
  const item = itemOf(schema);
  if (!item) throw new Error(`No editor could show ${path}: its items are of no one kind.`);
  if (common.required && !schema.minItems) {
    throw new Error(`No editor could save ${path} empty: give it a default, or at least one item.`);
  }
  // The editor would ask for as many items of a list that may be left out, too.
  const limits = defined({ min: common.required ? schema.minItems : undefined, max: schema.maxItems });
  const list = { ...common, widget: "list", ...limits } as const;
  if (item.enum) return { ...select(item.enum, common, path), multiple: true, ...limits };
  if (item.type === "object" || alternativesOf(item).length > 0) {
    return { ...list, collapsed: "auto", ...contentsOf(item, find, path) };
  }
  const name = "item";
  const field = { name, label: common.label, hint: hintOf(item), required: true };
  return { ...list, field: editorField(item, field, find, path) };
}

function select(values: readonly unknown[], common: Common, path: string) {
  const options = values.map((value) => {
    if (typeof value === "string" || typeof value === "number") return { label: String(value), value };
    if (typeof value === "boolean") return { label: value ? "Yes" : "No", value };
    throw new Error(`No editor could show ${path}: only texts, numbers, true and false can be chosen from.`);
  });
  return { ...common, widget: "select", options } as const;
}

function textField(schema: JsonSchema, common: Common, find: FindReference): Field {
  const { format, maxLength = Number.POSITIVE_INFINITY } = schema;
  const reference = schema["reference"];
  if (typeof reference === "string" && reference !== "passages") {
    return { ...common, hint: choiceHint(common.hint), widget: "relation", ...find(reference) };
  }
  if (schema["picture"]) return { ...common, widget: "image", choose_url: false };
  if (format === "date") {
    const today = common.required ? "{{now}}" : undefined;
    return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD", ...defined({ default: today }) };
  }
  const madeFrom: unknown = schema["madeFrom"];
  const pattern = patternOf(schema);
  return {
    ...common,
    ...(Array.isArray(madeFrom) && leftEmpty(common, madeFrom)),
    // Addresses and the like are single lines, however long.
    widget: maxLength > ONE_LINE && schema.pattern === undefined ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(pattern && { pattern }),
  };
}

/** What is chosen from a list need not be said how to be written. */
function choiceHint(hint: string): string {
  return hint
    .replace(/: (?:lower-case letters|file name)[\s\S]*$/, ".")
    .replace(/^(?:File name, without its ending, of an entry|Id of a \w+) in/, "From");
}

/** A name that is made when the file is saved need not be typed. */
function leftEmpty({ hint }: Common, madeFrom: readonly string[]) {
  const sources = madeFrom.map((name) => `"${fieldLabel(name)}"`).join(" or ");
  return { required: false, hint: `Leave it empty: it is made of ${sources}. ${hint}`, written: { madeFrom } };
}

/** The pattern of a text, which allows tokens such as [[brand]]: only the check knows their length. */
function patternOf(schema: JsonSchema): [pattern: string, message: string] | undefined {
  const { minLength = 0, maxLength = "", pattern = "", description = "" } = schema;
  if (minLength === 0 && maxLength === "" && pattern === "") return undefined;
  const message = schema["patternErrorMessage"];
  return [
    `\\[\\[|^(?=[\\s\\S]{${minLength},${maxLength}}$)(?:${pattern})`,
    typeof message === "string" ? message : description,
  ];
}

/** The editor reads hints as Markdown: the signs that are said in them stay signs. */
function hintOf({ description = "" }: JsonSchema): string {
  return description.replaceAll(/[\\`*_[\]<]/g, "\\$&");
}

/** The largest whole number there is says nothing to anybody. */
function safe(maximum: number | undefined): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function defined<Value>(record: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
