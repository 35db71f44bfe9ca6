import { UNWRITTEN, UNWRITTEN_NAME } from "../../src/content/problems/unwritten.ts";
import { alternativesOf, fieldsOf, itemOf, type JsonSchema } from "../lib/json-schema.ts";

/** The skeleton's sources besides the schema. */
interface SkeletonSource {
  /** The day, year-month-day. */
  readonly today: string;
  /** @returns the names that a reference to a type can have */
  readonly namesOf: (type: string) => readonly string[];
  /** Values of fields, by path such as `seo.title`, that follow from other entries or from the answers given. */
  readonly given: ReadonlyMap<string, unknown>;
  /** Collects the paths of fields with an example instead of a fact. */
  readonly invented: Set<string>;
}

/** The path of a value in the skeleton. */
interface FieldLocation {
  readonly path: readonly string[];
  /** The value's index in its list. */
  readonly index: number;
}

/** Makes a value that a schema accepts: required fields only, with texts that describe what to write. */
export function skeletonOf(
  schema: JsonSchema,
  source: SkeletonSource,
  place: FieldLocation = { path: [], index: 0 },
): unknown {
  const given = source.given.get(place.path.join("."));
  if (given !== undefined) return given;
  const form = simplestAlternative(schema);
  if (form !== schema) return skeletonOf(form, source, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return objectSkeleton(schema, source, place);
    case "array":
      return listSkeleton(schema, source, place);
    case "string":
      return textSkeleton(schema, source, place);
    default:
      return exampleOf(schema, source, place) ?? schema.minimum ?? false;
  }
}

/** @returns of the forms that a schema allows, the one with the fewest fields. */
export function simplestAlternative(schema: JsonSchema): JsonSchema {
  const [form] = alternativesOf(schema).toSorted((a, b) => fieldsOf(a).length - fieldsOf(b).length);
  return form ?? schema;
}

/** A number can't say that it is still to be written: it is the example's, and must not be published by accident. */
function objectSkeleton(schema: JsonSchema, source: SkeletonSource, place: FieldLocation): object {
  const written = writtenFields(schema, source, place);
  const names = fieldsOf(schema).find(([name]) => name === "placeholders")?.[1];
  const allowed = (names && itemOf(names)?.enum) ?? [];
  const isInvented = (name: string) => source.invented.has([...place.path, name].join("."));
  const invented = Object.keys(written).filter((name) => allowed.includes(name) && isInvented(name));
  return invented.length > 0 ? { ...written, placeholders: invented } : written;
}

function writtenFields(
  schema: JsonSchema,
  source: SkeletonSource,
  { path, index }: FieldLocation,
): Record<string, unknown> {
  const isWanted = (name: string) => schema.required?.includes(name) || source.given.has([...path, name].join("."));
  return Object.fromEntries(
    fieldsOf(schema)
      .filter(([name]) => isWanted(name))
      .map(([name, field]) => [name, skeletonOf(field, source, { path: [...path, name], index })]),
  );
}

function listSkeleton(schema: JsonSchema, source: SkeletonSource, { path }: FieldLocation): unknown[] {
  const kind = itemOf(schema);
  if (!kind) return [];
  const item = kind.type === "string" ? describedByList(schema, kind) : kind;
  return Array.from({ length: schema.minItems ?? 0 }, (_, index) => skeletonOf(item, source, { path, index }));
}

/** A list's description is more specific than its items'. */
function describedByList({ description = "" }: JsonSchema, item: JsonSchema): JsonSchema {
  const [example = ""] = /Example: .*$/.exec(item.description ?? "") ?? [];
  return { ...item, description: `${description} ${example}`.trim() };
}

function textSkeleton(schema: JsonSchema, source: SkeletonSource, place: FieldLocation): string {
  const type = schema["reference"];
  if (typeof type === "string") return referenced(type, source, place);
  if (schema.format === "date") return source.today;
  if (schema["madeFrom"]) return place.index > 0 ? `${UNWRITTEN_NAME}-${place.index + 1}` : UNWRITTEN_NAME;
  const isFree = schema.pattern === undefined && schema.format === undefined;
  if (!isFree) return String(exampleIn(schema) ?? "");
  return unwritten(schema, place) ?? String(exampleOf(schema, source, place) ?? "");
}

/** An example that looks like a fact; its path is collected as invented. */
function exampleOf(schema: JsonSchema, { invented }: SkeletonSource, { path }: FieldLocation): unknown {
  const example = exampleIn(schema);
  if (typeof example !== "boolean") for (const depth of path.keys()) invented.add(path.slice(0, depth + 1).join("."));
  return example;
}

/**
 * The first entry is used as an example.
 * @throws if nothing can be referred to yet
 */
function referenced(type: string, { namesOf, invented }: SkeletonSource, { path, index }: FieldLocation): string {
  for (const depth of path.keys()) invented.add(path.slice(0, depth + 1).join("."));
  const name = namesOf(type)[index];
  if (name === undefined) throw new Error(`There are too few ${type} to refer to. Make one first.`);
  return name;
}

/** Shorter fields get their name, longer ones their description. */
const ROOM_FOR_A_SENTENCE = 60;

function unwritten(
  { description = "", minLength = 1, maxLength = 1000 }: JsonSchema,
  place: FieldLocation,
): string | undefined {
  const name = place.path.at(-1) ?? "";
  const number = place.index > 0 ? ` (${place.index + 1})` : "";
  const what =
    maxLength > ROOM_FOR_A_SENTENCE
      ? description.replace(/\s*Example: .*$/, "").replace(/(?<=no full stop)\.$/, "")
      : name;
  const text = `${UNWRITTEN}${number}: ${what}`;
  if (text.length < minLength) return undefined;
  if (text.length <= maxLength) return text;
  const short = `${UNWRITTEN}${number}: ${name}`;
  return short.length <= maxLength ? short : undefined;
}

/** @returns the example in a field's description */
function exampleIn({ description = "" }: JsonSchema): unknown {
  const written = /Example: ("[^"]*"|-?\d+|true|false|\["[^"]*"\])/.exec(description)?.[1];
  return written === undefined ? undefined : JSON.parse(written);
}
