/**
 * Reads and writes content for the editor, in the browser and on the command line alike: fields in the order of
 * their schema, optional ones only with a value, in one fixed format. A saved file only differs in what was edited.
 */
import { stringify } from "yaml";

/** What writing a field's value depends on. */
export interface WrittenField {
  readonly name: string;
  readonly required?: unknown;
  /** The editor's widget. */
  readonly widget?: string | undefined;
  /** Whether several choices are allowed. */
  readonly multiple?: unknown;
  /** Of an object, or of each object in a list. */
  readonly fields?: readonly WrittenField[];
  /** The kinds that an object, or each object in a list, can be of. */
  readonly types?: readonly { readonly name: string; readonly fields?: readonly WrittenField[] | undefined }[];
  /** The name of the field that says which kind it is. */
  readonly typeKey?: string | undefined;
  /** Of each item in a list of anything else. */
  readonly field?: WrittenField;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Adds empty values for missing fields. For absent ones the editor would insert a new section's
 * defaults.
 */
export function withEmptyFields(fields: readonly WrittenField[], value: Values): Values {
  return inOrder(fields, value, emptyValue);
}

/** Writes a JSON file */
export function canonicalJson(fields: readonly WrittenField[], value: Values): string {
  return `${JSON.stringify(inOrder(fields, value), null, 2)}\n`;
}

/** Writes an MDX file from its fields, with "body" as the text below them */
export function canonicalMdx(fields: readonly WrittenField[], value: Values): string {
  const { body, ...head } = inOrder(fields, value);
  const options = { lineWidth: 0, defaultKeyType: "PLAIN", defaultStringType: "QUOTE_DOUBLE" } as const;
  return `---\n${stringify(head, options)}---\n\n${String(body).trim()}\n`;
}

type EmptyValue = (field: WrittenField) => unknown;

/** @param emptyOf what an optional field without a value is written as; it is left out otherwise */
function inOrder(fields: readonly WrittenField[], value: Values, emptyOf?: EmptyValue): Values {
  const known = fields.flatMap((field): [string, unknown][] => {
    const ordered = ofField(field, value[field.name], emptyOf);
    if (!isEmpty(ordered) || field.required === true) return [[field.name, ordered]];
    return emptyOf ? [[field.name, emptyOf(field)]] : [];
  });
  // Unknown fields come last: the content check reports them.
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries([...known, ...Object.entries(value).filter(([name]) => !names.has(name))]);
}

function ofField(field: WrittenField, value: unknown, emptyOf?: EmptyValue): unknown {
  if (!Array.isArray(value)) return ofObject(field, value, emptyOf);
  return value.map((item) => (field.field ? ofField(field.field, item, emptyOf) : ofObject(field, item, emptyOf)));
}

function ofObject(
  { fields = [], types, typeKey = "type" }: WrittenField,
  value: unknown,
  emptyOf?: EmptyValue,
): unknown {
  if (!isValues(value)) return value;
  if (!types) return inOrder(fields, value, emptyOf);
  const kind = types.find(({ name }) => name === value[typeKey]);
  return { [typeKey]: value[typeKey], ...inOrder(kind?.fields ?? [], value, emptyOf) };
}

function emptyValue({ widget, multiple }: WrittenField): unknown {
  return widget === "list" || multiple === true ? [] : null;
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
