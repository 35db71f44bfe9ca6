/**
 * Reads and writes content for the editor, in the browser and on the command line alike: fields in the order of
 * their schema, optional ones only with a value, in one fixed format. A saved file only differs in what was edited.
 */
import { stringify } from "yaml";
import { nameOf } from "../../src/addresses/name-of.ts";
import { FRONT_MATTER, parseYaml } from "../../src/content/files/yaml.ts";

/** What writing a field's value depends on. */
interface WrittenField {
  readonly name: string;
  /** What the editor itself doesn't know. */
  readonly written?: {
    /** The field's position in files; the screens show required fields first. */
    readonly place?: number;
    /** The fields beside it of which a name is made if it is left empty. */
    readonly madeFrom?: readonly string[];
  };
  readonly required?: unknown;
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

/** Where the editor finds pictures; content names them by their file alone. */
export const PICTURES = "/content/pictures";

type Values = Readonly<Record<string, unknown>>;

/**
 * Adds empty values for missing fields. For absent ones the editor would insert a new section's
 * defaults.
 */
function withEmptyFields(fields: readonly WrittenField[], value: Values): Values {
  return inOrder(fields, value, emptyValue);
}

/** How the editor reads and writes a type of file. */
interface FileFormat {
  readonly read: (fields: readonly WrittenField[], text: string) => Values;
  readonly write: (fields: readonly WrittenField[], value: Values) => string;
}

/** The formats by file extension. */
export const fileFormats: { readonly [Extension in "json" | "mdx"]: FileFormat } = {
  json: { read: (fields, text) => withEmptyFields(fields, JSON.parse(text)), write: canonicalJson },
  mdx: { read: (fields, text) => withEmptyFields(fields, fieldsAndBody(text)), write: canonicalMdx },
};

/**
 * Reads the fields of an MDX file, with "body" as the text below them.
 * @throws if they can't be read: saving would lose them
 */
export function fieldsAndBody(text: string): Values {
  const lines = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
  const [above, head] = FRONT_MATTER.exec(lines) ?? [];
  if (above === undefined || head === undefined) throw new Error("The fields have no end, or the file has none.");
  const document = parseYaml(head);
  const [error] = document.errors;
  if (error) throw error;
  return { ...document.toJS(), body: lines.slice(above.length).trim() };
}

/** @returns a JSON file as the editor saves it: fields in the schema's order, two spaces deep */
export function canonicalJson(fields: readonly WrittenField[], value: Values): string {
  return `${JSON.stringify(inOrder(fields, value), null, 2)}\n`;
}

/** Writes an MDX file from its fields, with "body" as the text below them */
export function canonicalMdx(fields: readonly WrittenField[], value: Values): string {
  const { body, ...head } = inOrder(fields, value);
  const options = { lineWidth: 0, defaultKeyType: "PLAIN", defaultStringType: "QUOTE_DOUBLE" } as const;
  return `---\n${stringify(head, options)}---\n\n${String(body ?? "").trim()}\n`;
}

type EmptyValue = (field: WrittenField) => unknown;

/** @param emptyOf what an optional field without a value is written as; it is left out otherwise */
function inOrder(fields: readonly WrittenField[], value: Values, emptyOf?: EmptyValue): Values {
  const written = [...fields].sort((a, b) => (a.written?.place ?? 0) - (b.written?.place ?? 0));
  const known = written.flatMap((field): [string, unknown][] => {
    const ordered = ofField(field, value[field.name], emptyOf);
    if (!isEmpty(ordered) || field.required === true) return [[field.name, ordered]];
    return emptyOf ? [[field.name, emptyOf(field)]] : [];
  });
  // Unknown fields come last: the content check reports them.
  const names = new Set(fields.map(({ name }) => name));
  return Object.fromEntries([...known, ...Object.entries(value).filter(([name]) => !names.has(name))]);
}

function ofField(field: WrittenField, value: unknown, emptyOf?: EmptyValue): unknown {
  if (field.widget === "image" && typeof value === "string" && value !== "") {
    const file = value.slice(value.lastIndexOf("/") + 1);
    return emptyOf ? `${PICTURES}/${file}` : file;
  }
  if (!Array.isArray(value)) return ofObject(field, value, emptyOf);
  const { field: ofItem } = field;
  if (ofItem) return value.map((item) => ofField(ofItem, item, emptyOf));
  const items = emptyOf ? value : withNames(field, value);
  return items.map((item) => ofObject(field, item, emptyOf));
}

/** Gives the items of a list the names that were left empty, made of what else they say. */
function withNames(field: WrittenField, items: readonly unknown[]): unknown[] {
  const named = (item: unknown) => fieldsOfItem(field, item).find(({ written }) => written?.madeFrom);
  const taken = new Set(items.map((item) => isValues(item) && item[named(item)?.name ?? ""]));
  return items.map((item) => {
    const { name = "", written: { madeFrom } = {} } = named(item) ?? {};
    if (!madeFrom || !isValues(item) || !isEmpty(item[name])) return item;
    const texts = madeFrom.flatMap((each) => item[each]);
    const made = firstName(texts, taken);
    taken.add(made);
    return { ...item, [name]: made };
  });
}

/** @returns the name made of the first text that gives one, with a number if it is taken */
function firstName(texts: readonly unknown[], taken: ReadonlySet<unknown>): string | undefined {
  const name = texts.map((text) => (typeof text === "string" ? nameOf(text) : "")).find((each) => each !== "");
  if (name === undefined || !taken.has(name)) return name;
  return Array.from(taken, (_, index) => `${name}-${index + 2}`).find((each) => !taken.has(each));
}

function ofObject(field: WrittenField, value: unknown, emptyOf?: EmptyValue): unknown {
  if (!isValues(value)) return value;
  const written = inOrder(fieldsOfItem(field, value), value, emptyOf);
  const { types, typeKey = "type" } = field;
  return types ? { [typeKey]: value[typeKey], ...written } : written;
}

/** The fields of an object, by its kind if there are several. */
function fieldsOfItem({ fields = [], types, typeKey = "type" }: WrittenField, item: unknown): readonly WrittenField[] {
  if (!types) return fields;
  return types.find(({ name }) => isValues(item) && name === item[typeKey])?.fields ?? [];
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
