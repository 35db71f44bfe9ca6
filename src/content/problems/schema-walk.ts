import { z } from "zod";
import type { Path } from "./problem.ts";

/** A value in an entry whose schema has a note, such as "this is a link". */
export interface Annotated {
  readonly path: Path;
  readonly value: string;
  readonly note: Readonly<z.core.GlobalMeta>;
}

/** Removes optional, default and refinement wrappers from a schema. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return unwrap(schema.unwrap());
  }
  return schema;
}

/** The fields of a schema's objects; empty if it is no object. */
export function fieldNames(schema: z.core.$ZodType): string[] {
  const bare = unwrap(schema);
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape);
  if (bare instanceof z.ZodUnion) return [...new Set(bare.options.flatMap(fieldNames))];
  return [];
}

/**
 * Finds the schema at a path.
 * @param value the whole value, which decides between the alternatives of a union
 */
export function schemaAt(schema: z.core.$ZodType, value: unknown, path: Path): z.core.$ZodType {
  const [step, ...rest] = path;
  const bare = chosenOption(unwrap(schema), value);
  if (step === undefined) return bare;
  const child = childSchema(bare, step);
  return child ? schemaAt(child, childValue(value, step), rest) : bare;
}

/** The outermost description at a path. */
export function descriptionAt(schema: z.core.$ZodType, value: unknown, path: Path): string | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return describedBy(schema);
  const child = childSchema(chosenOption(unwrap(schema), value), step);
  return child && descriptionAt(child, childValue(value, step), rest);
}

function describedBy(schema: z.core.$ZodType): string | undefined {
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  const bare = unwrap(schema);
  return own ?? (bare instanceof z.ZodType ? bare.description : undefined);
}

function childSchema(schema: z.core.$ZodType, step: string | number): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[step];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

function childValue(value: unknown, step: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined;
}

/** The alternative of a union whose literal fields match the value. */
function chosenOption(schema: z.core.$ZodType, value: unknown): z.core.$ZodType {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator } = schema.def;
  const given = childValue(value, discriminator);
  return schema.options.find((option) => accepts(childSchema(unwrap(option), discriminator), given)) ?? schema;
}

function accepts(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  return schema !== undefined && z.safeParse(schema, value).success;
}

/** The notes of schemas that were asked for: zod collects one anew each time, which took half of a second reading of content. */
const notes = new WeakMap<z.ZodType, Annotated["note"] | undefined>();

function noteOf(bare: z.core.$ZodType): Annotated["note"] | undefined {
  if (!(bare instanceof z.ZodType)) return undefined;
  if (!notes.has(bare)) {
    const note = bare.meta();
    notes.set(bare, note?.link || note?.reference || note?.picture || note?.video ? note : undefined);
  }
  return notes.get(bare);
}

/** All links, references and names of files in a value, with the notes of their schemas and their paths. */
export function annotated(schema: z.core.$ZodType, value: unknown, path: Path = []): Annotated[] {
  const bare = chosenOption(unwrap(schema), value);
  if (typeof value === "string") {
    const note = noteOf(bare);
    return note ? [{ path, value, note }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const child = childSchema(bare, step);
    return child ? annotated(child, item, [...path, step]) : [];
  });
}

/** All texts in a value, at any depth, with their paths. */
export function textsIn(value: unknown): { path: Path; text: string }[] {
  return leavesOf(value).flatMap(({ path, leaf }) => (typeof leaf === "string" ? [{ path, text: leaf }] : []));
}

/** All numbers in a value, at any depth, with their paths. */
export function numbersIn(value: unknown): { path: Path; number: number }[] {
  return leavesOf(value).flatMap(({ path, leaf }) => (typeof leaf === "number" ? [{ path, number: leaf }] : []));
}

function leavesOf(value: unknown, path: Path = []): { path: Path; leaf: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, leaf: value }];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
