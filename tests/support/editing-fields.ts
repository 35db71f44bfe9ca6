import type { Field, VariableFieldType } from "@sveltia/cms";
import type { ContentTypeName } from "../../schemas/content-types.ts";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { fieldsOfType } from "../../scripts/edit/config.ts";
import { sectionExample } from "../../scripts/lib/sections-page.ts";

/** A text of a file, with its field. */
interface FieldText {
  readonly path: string;
  readonly text: string;
  readonly pattern: RegExp;
}

/** A value of a file, with its field. */
interface FieldValue {
  readonly path: string;
  readonly value: unknown;
  readonly field: Field;
  /** Kind of the field, and its parent's widget, which decide how the screens show and write it. */
  readonly kind: string;
}

/** @returns the texts of a file, without chosen ones */
export function fieldTexts(type: ContentTypeName, values: unknown): FieldText[] {
  return fieldValues(type, values).flatMap(({ path, value, field }) => {
    if ((field.widget !== "string" && field.widget !== "text") || typeof value !== "string") return [];
    const [pattern = ""] = "pattern" in field && Array.isArray(field.pattern) ? field.pattern : [];
    return [{ path, text: value, pattern: new RegExp(pattern) }];
  });
}

/** @returns the kinds of fields in a file, filled in and empty */
export function fieldKinds(type: ContentTypeName, values: unknown): string[] {
  return fieldValues(type, values).map(({ kind, value }) => `${kind}${value === undefined ? " left out" : ""}`);
}

/** @returns the kinds of fields that a section of a kind has */
export function kindsInSection(section: SectionKind): string[] {
  const list = fieldsOfType("pages").find((field) => field.name === "sections");
  const kinds = list && "types" in list ? (list.types ?? []) : [];
  const fields: Field[] = kinds.find((each: VariableFieldType) => each.name === section)?.fields ?? [];
  const example: object = JSON.parse(sectionExample(section));
  const values = new Map<string, unknown>(Object.entries(example));
  return fields.flatMap((field) => valuesOf(field, values.get(field.name), "", "a section")).map(({ kind }) => kind);
}

function fieldValues(type: ContentTypeName, values: unknown): FieldValue[] {
  return fieldsOfType(type).flatMap((field) => valuesOf(field, Object(values)[field.name], field.name, "a file"));
}

function valuesOf(field: Field, value: unknown, path: string, place: string): FieldValue[] {
  const parts = ["field", "fields", "types"].find((each) => each in field) ?? "nothing";
  const widget = `${field.widget}`;
  const own = `${widget} of ${parts}${"required" in field && field.required === false ? ", optional" : ""}`;
  if (Array.isArray(value)) {
    const item = "field" in field ? field.field : undefined;
    return value.flatMap((each, index) =>
      item ? valuesOf(item, each, `${path}.${index}`, widget) : valuesIn(field, each, `${path}.${index}`, widget),
    );
  }
  return [{ path, value, field, kind: `${own} in ${place}` }, ...valuesIn(field, value, path, widget)];
}

function valuesIn(field: Field, value: unknown, path: string, place: string): FieldValue[] {
  if (!(value instanceof Object)) return [];
  const values = new Map<string, unknown>(Object.entries(value));
  const kinds: VariableFieldType[] = "types" in field ? (field.types ?? []) : [];
  const key = "typeKey" in field ? field.typeKey : undefined;
  const kind = kinds.find(({ name }) => name === values.get(key ?? "type"));
  const fields: Field[] = kind?.fields ?? ("fields" in field ? field.fields : []) ?? [];
  return fields.flatMap((each) =>
    valuesOf(each, values.get(each.name), path ? `${path}.${each.name}` : each.name, place),
  );
}
