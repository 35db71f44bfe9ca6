import type { Field, VariableFieldType } from "@sveltia/cms";
import { alternativesOf, fieldsOf, itemOf, type JsonSchema } from "../lib/json-schema.ts";
import { fieldLabel } from "./field-label.ts";

/** How the editor looks up a field's references. */
export type FindReference = (type: string) => {
  readonly collection: string;
  readonly file?: string;
  readonly value_field: string;
  readonly display_fields: string[];
  /** What the menu calls it. */
  readonly label: string;
};

/** A text longer than this gets several lines to be typed in. */
const ONE_LINE = 160;

/** The fields by which an item of a list is recognised while it is folded, the best first. */
const TELLING = ["title", "question", "label", "name", "text", "value", "id", "from"];

/** What a field's screen depends on besides its schema. */
interface Around {
  readonly find: FindReference;
  /** What the field belongs to, for messages. */
  readonly path: string;
  /** What the fields beside it are called, by name. */
  readonly labels: ReadonlyMap<string, string>;
}

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
  const labels = new Map(fieldsOf(schema).map(([name, { title }]) => [name, title ?? fieldLabel(name)]));
  const fields = fieldsOf(schema).map(([name, field]) => {
    const around = { find, path: `${path}.${name}`, labels };
    const label = labels.get(name) ?? name;
    const shown = editorField(
      field,
      { name, label, hint: hintOf(field, labels), required: required.includes(name) },
      around,
    );
    return field["withNext"] ? { ...shown, written: { ...noteOf(shown), withNext: true } } : shown;
  });
  return requiredFirst(fields);
}

const noteOf = (field: Field): { readonly withNext?: boolean } => ("written" in field ? field["written"] : {});

/** Shows what has to be filled in before what may be; files keep the order of the schema. */
export function requiredFirst(fields: readonly Field[]): Field[] {
  const isFirst = (field: Field, at: number): boolean => {
    const next = fields[at + 1];
    return noteOf(field).withNext && next ? isFirst(next, at + 1) : "required" in field && field.required === true;
  };
  const placed = fields.map((field, place): Field => ({ ...field, written: { place, ...noteOf(field) } }));
  return [...placed.filter(isFirst), ...placed.filter((field, at) => !isFirst(field, at))];
}

function editorField(schema: JsonSchema, common: Common, around: Around): Field {
  const { type, minimum, exclusiveMinimum, maximum } = schema;
  if (schema.const !== undefined) return select([schema.const], schema, common, around);
  if (schema.enum) return select(schema.enum, schema, common, around);
  if (type === "boolean") {
    const hint = common.required ? common.hint : `${common.hint} "(None)" is the same as "No".`;
    return select([true, false], schema, { ...common, hint }, around);
  }
  if (type === "integer" || type === "number") {
    const value_type = type === "integer" ? "int" : "float";
    const min = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : minimum;
    return { ...common, widget: "number", value_type, ...defined({ min, max: safe(maximum) }) };
  }
  if (type === "string") return textField(schema, common, around);
  if (type === "array") return listField(schema, common, around);
  if (isTextByName(schema)) return { ...common, widget: "keyvalue" };
  return { ...common, widget: "object", ...contentsOf(schema, around) };
}

/** Whether an object is a map of texts with free keys. */
function isTextByName({ properties, additionalProperties }: JsonSchema): boolean {
  return !properties && typeof additionalProperties === "object" && additionalProperties.type === "string";
}

/** The contents of an object: its fields, or the kinds of object that it can be. */
function contentsOf(schema: JsonSchema, { find, path }: Around) {
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
  const { [typeKey]: kind } = Object.fromEntries(fieldsOf(schema));
  return {
    name,
    label: choiceLabel(name, kind),
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
    title: "Kind",
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
  const texts = fieldsOf(schema).flatMap(([name, { type }]) => (type === "string" ? [name] : []));
  const found = TELLING.find((name) => texts.includes(name)) ?? texts.find((name) => schema.required?.includes(name));
  return found && `{{fields.${found}}}`;
}

function listField(schema: JsonSchema, common: Common, around: Around): Field {
  const { path, labels } = around;
  const item = itemOf(schema);
  if (!item) throw new Error(`No editor could show ${path}: its items are of no one kind.`);
  if (common.required && !schema.minItems) {
    throw new Error(`No editor could save ${path} empty: give it a default, or at least one item.`);
  }
  // The editor would ask for as many items of a list that may be left out, too.
  const limits = defined({ min: common.required ? schema.minItems : undefined, max: schema.maxItems });
  const list = { ...common, label_singular: singular(common.label), widget: "list", ...limits } as const;
  if (item.enum) return { ...select(item.enum, item, common, around), multiple: true, ...limits };
  if (item.type === "object" || alternativesOf(item).length > 0) {
    return { ...list, collapsed: "auto", ...contentsOf(item, around) };
  }
  const name = "item";
  const field = { name, label: common.label, hint: hintOf(item, labels), required: true };
  return { ...list, field: editorField(item, field, around) };
}

/** What one item of a list is called, such as "Category" of "Categories"; "Item" where the label is more than a plural. */
function singular(label: string): string {
  if (!/[^s]s$/.test(label) || /\b(?:of|the)\b/.test(label)) return "Item";
  return label.replace(/(?:ie)?s$/, (end) => (end === "ies" ? "y" : ""));
}

function select(values: readonly unknown[], schema: JsonSchema, common: Common, { path, labels }: Around) {
  const options = values.map((value) => {
    if (typeof value === "string") return { label: choiceLabel(value, schema, labels), value };
    if (typeof value === "number") return { label: String(value), value };
    if (typeof value === "boolean") return { label: value ? "Yes" : "No", value };
    throw new Error(`No editor could show ${path}: only texts, numbers, true and false can be chosen from.`);
  });
  return { ...common, widget: "select", options } as const;
}

/** What a value that can be chosen is called: a field's name as the field, others in code as people read them. */
function choiceLabel(value: string, schema: JsonSchema | undefined, labels?: ReadonlyMap<string, string>): string {
  const own: unknown = Object(schema?.["choices"])[value] ?? labels?.get(value);
  if (typeof own === "string") return own;
  return /^[a-z][A-Za-z-]*$/.test(value) ? fieldLabel(value) : value;
}

function textField(schema: JsonSchema, common: Common, { find, labels }: Around): Field {
  const { format, maxLength = Number.POSITIVE_INFINITY } = schema;
  const reference = schema["reference"];
  if (typeof reference === "string" && reference !== "passages") {
    const { label: place, ...found } = find(reference);
    return { ...common, hint: choiceHint(common.hint, place), widget: "relation", ...found };
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
    ...(Array.isArray(madeFrom) && leftEmpty(common, madeFrom, labels)),
    // Addresses and the like are single lines, however long.
    widget: maxLength > ONE_LINE && schema.pattern === undefined ? "text" : "string",
    use_emoji_autocomplete: false,
    ...(pattern && { pattern }),
  };
}

/** What is chosen from a list need not be said how to be written. */
function choiceHint(hint: string, place: string): string {
  return hint
    .replace(/, by its file name[^.]*/, "")
    .replace(/:? (?:lower-case letters|(?:the )?(?:file name|name of a file))[\s\S]*$/, ".")
    .replace(/^(?:File name, without its ending, of an entry|Id of a \w+) in.*$/, `One of "${place}" in the menu.`);
}

/** A name that is made when the file is saved need not be typed. */
function leftEmpty({ hint }: Common, madeFrom: readonly string[], labels: ReadonlyMap<string, string>) {
  const sources = madeFrom.map((name) => `"${labels.get(name) ?? fieldLabel(name)}"`).join(" or ");
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

/**
 * What a field's description says in the screens: fields and choices by what they are called there, and examples only where something
 * is typed. The editor reads it as Markdown: the signs that are said in it stay signs.
 */
function hintOf(schema: JsonSchema, labels: ReadonlyMap<string, string>): string {
  const { description = "", type, enum: values = [], const: only } = schema;
  const isTyped = (type === "string" || type === "number" || type === "integer") && !schema.enum && only === undefined;
  const said = isTyped ? description : description.replace(/\s*Example: [\s\S]*$/, "");
  return said
    .replace(`: ${values.join(", ")}.`, ".")
    .replaceAll(/"([\w-]+)"/g, (quoted, name: string) => {
      const called = values.includes(name) ? choiceLabel(name, schema) : labels.get(name);
      return called === undefined || /Example: $/.test(said.slice(0, said.indexOf(quoted))) ? quoted : `"${called}"`;
    })
    .replaceAll(/[\\`*_[\]<]/g, "\\$&");
}

/** The largest whole number there is tells a marketer nothing. */
function safe(maximum: number | undefined): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}

function defined<Value>(record: Readonly<Record<string, Value | undefined>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
