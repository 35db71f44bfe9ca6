/**
 * Writes content as the editor saves it, in the browser and on the command line alike: fields in the order of their schema,
 * optional ones only if they hold something, and no choice of layout. So a saved file differs only in what was edited.
 */
import { stringify } from "yaml";

/** What has to be known of a field of the editor to write its value. */
export interface WrittenField {
  readonly name: string;
  readonly required?: unknown;
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

/** @returns the text of a JSON file that holds the value */
export function canonicalJson(fields: readonly WrittenField[], value: Values): string {
  return `${JSON.stringify(inOrder(fields, value), null, 2)}\n`;
}

/** @returns the text of an MDX file whose field "body" is what stands below its other fields */
export function canonicalMdx(fields: readonly WrittenField[], value: Values): string {
  const { body, ...head } = inOrder(fields, value);
  const options = { lineWidth: 0, defaultKeyType: "PLAIN", defaultStringType: "QUOTE_DOUBLE" } as const;
  return `---\n${stringify(head, options)}---\n\n${String(body).trim()}\n`;
}

function inOrder(fields: readonly WrittenField[], value: Values): Values {
  const known = fields.flatMap((field): [string, unknown][] => {
    const ordered = ofField(field, value[field.name]);
    return isEmpty(ordered) && field.required !== true ? [] : [[field.name, ordered]];
  });
  // What no field is for comes last: the content check speaks of it.
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries([...known, ...Object.entries(value).filter(([name]) => !names.has(name))]);
}

function ofField(field: WrittenField, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (field.field ? ofField(field.field, item) : ofObject(field, item)));
  return ofObject(field, value);
}

function ofObject({ fields = [], types, typeKey = "type" }: WrittenField, value: unknown): unknown {
  if (!isValues(value)) return value;
  const kind = types?.find(({ name }) => name === value[typeKey]);
  return types ? { [typeKey]: value[typeKey], ...inOrder(kind?.fields ?? [], value) } : inOrder(fields, value);
}

function isValues(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
