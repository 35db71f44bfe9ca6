import { z } from "zod";
import { type ContentType, type ContentTypeName, contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { sections } from "../../schemas/page.ts";

/** A JSON Schema, or a part of one. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Draft 7 is the newest that editors know in full. */
const DIALECT = "draft-07";

/** Made once for each schema: pages have thousands of fields, and the editing screens ask for their schema at each reference to one. */
const made = new WeakMap<z.ZodType, JsonSchema>();

/** @returns what a file of the type may hold, as JSON Schema: the side that people write, before defaults are filled in. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known =
    made.get(schema) ??
    z.toJSONSchema(schema, { io: "input", target: DIALECT, reused: "inline", override: keepMessage });
  made.set(schema, known);
  return known;
}

/** Says what a pattern asks, in its own words or else in the field's; editors would show the pattern itself. */
function keepMessage({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (jsonSchema.pattern === undefined) return;
  const { error } = z.safeParse(zodSchema, "\u0000");
  const own = error?.issues.find(({ code, message }) => code === "invalid_format" && !message.startsWith("Invalid"));
  jsonSchema["patternErrorMessage"] = own?.message ?? jsonSchema.description;
}

/** @returns the alternatives of a schema that allows more than one form; empty if it allows one. */
export function alternativesOf({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] {
  return oneOf ?? anyOf ?? [];
}

export function fieldsOf({ properties = {} }: JsonSchema): [name: string, field: JsonSchema][] {
  return Object.entries(properties).flatMap(([name, field]) => (typeof field === "object" ? [[name, field]] : []));
}

/** @returns the schema of a list's items; undefined if it isn't a list of one kind of item. */
export function itemOf({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? items : undefined;
}

/**
 * Relaxes a schema for an editor, which sees texts before tokens are filled in: limits of length and form don't
 * apply to a text such as `sales@[[email-host]]`. The content check applies them.
 */
function forEditor(schema: JsonSchema): JsonSchema {
  const fitted = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, fitValue(value)]));
  if (schema.type !== "string" || schema.enum || schema.const) return fitted;
  const { minLength, maxLength, pattern, format, patternErrorMessage, ...rest } = fitted;
  const form = pattern === undefined ? { format } : { pattern, patternErrorMessage };
  const limits = withoutUndefined({ minLength, maxLength, ...form });
  return Object.keys(limits).length > 0 ? { ...rest, if: { pattern: "\\[\\[" }, else: limits } : rest;
}

function fitValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fitValue);
  return typeof value === "object" && value !== null ? forEditor({ ...value }) : value;
}

function withoutUndefined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** The types whose files an editor knows a schema for. The page for addresses that don't exist is a page like the others. */
export const jsonTypes: readonly ContentTypeName[] = contentTypeNames.filter(
  (name) => name !== "not-found" && globOf(contentTypes[name]).endsWith(".json"),
);

/** @returns where the JSON Schema of a type is kept. */
export function jsonSchemaFile(name: ContentTypeName): string {
  return `schemas/json/${name}.json`;
}

/** @returns the JSON Schemas of all JSON files, as files by their path from the root. */
export function jsonSchemaFiles(): Map<string, string> {
  const files = jsonTypes.map((name): [file: string, schema: JsonSchema] => [
    jsonSchemaFile(name),
    withSharedSections(forEditor(jsonSchemaOf(contentTypes[name].schema))),
  ]);
  const shared: [file: string, schema: JsonSchema] = ["schemas/json/sections.json", forEditor(jsonSchemaOf(sections))];
  return new Map([...files, shared].map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]));
}

/** Pages and industries are made of the same sections, whose schemas are nearly all of theirs: both refer to one file. */
function withSharedSections(schema: JsonSchema): JsonSchema {
  if (!schema.properties?.["sections"]) return schema;
  return { ...schema, properties: { ...schema.properties, sections: { $ref: "./sections.json" } } };
}

/** @returns the files of a type, as a glob from the root. */
export function globOf(type: ContentType): string {
  if (type.kind === "single") return `content/${type.file}`;
  return `content/${type.folder}/${type.hasFolders ? "**/" : ""}*${type.extension}`;
}
