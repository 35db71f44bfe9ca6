import { describe, expect, test } from "vitest";
import { z } from "zod";
import { contentTypeNames, contentTypes, isContentTypeName, NOT_INDEXED } from "./content-types.ts";
import { proseComponents } from "./prose-components.ts";

interface Field {
  /** Where the field is, such as `forms.fields.options`. */
  readonly path: string;
  readonly schema: z.core.$ZodType;
}

/** Every field of a schema, including those of its groups, lists and alternatives */
function fieldsOf(path: string, schema: z.core.$ZodType): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return fieldsOf(path, schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOf(path, schema.element);
  if (schema instanceof z.ZodRecord) return [{ path: `${path}.*`, schema: schema.valueType }];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => fieldsOf(path, option));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) => [
    { path: `${path}.${name}`, schema: field },
    ...fieldsOf(`${path}.${name}`, field),
  ]);
}

/** The description of a schema or of the schema inside its wrappers */
function descriptionOf(schema: z.core.$ZodType): string | undefined {
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  if (own !== undefined) return own;
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? descriptionOf(schema.unwrap()) : undefined;
}

const fields = [
  ...contentTypeNames.flatMap((name) => fieldsOf(name, contentTypes[name].schema)),
  ...Object.entries(proseComponents).flatMap(([name, schema]) => fieldsOf(name, schema)),
];

describe("Every field of content", () => {
  test("says what it is for, as the check repeats it when the field is wrong", () => {
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(({ schema }) => !descriptionOf(schema)).map(({ path }) => path)).toEqual([]);
  });

  test("gives an example that it would accept itself", () => {
    // All lists of placeholders share one example, which suits the contacts.
    const own = fields.filter(({ path }) => !path.endsWith(".placeholders"));
    const examples = own.flatMap(({ path, schema }) => {
      const written = /Example: ("[^"]*"|\d+|true|false|\["[^"]*"\])/.exec(descriptionOf(schema) ?? "")?.[1];
      // Facts are filled in before a field is checked.
      const value = written ? JSON.parse(written.replaceAll("[[email-host]]", "company.example")) : undefined;
      return written ? [{ path, written, fits: z.safeParse(schema, value).success }] : [];
    });

    expect(examples.length).toBeGreaterThan(50);
    expect(examples.filter(({ fits }) => !fits)).toEqual([]);
  });

  test("that names an entry names one of a type that exists", () => {
    const references = fields.flatMap(({ schema }) =>
      schema instanceof z.ZodType ? (schema.meta()?.reference ?? []) : [],
    );

    expect(references).toContain("options");
    expect(
      references.filter(
        (type) => !isContentTypeName(type) && !["passages", "figures", "categories", "authors"].includes(type),
      ),
    ).toEqual([]);
  });

  test("belongs to a group that refuses fields it doesn't know", () => {
    const loose = contentTypeNames.filter((name) => {
      const { issues } = contentTypes[name].schema.safeParse({ "no-such-field": 1 }).error ?? { issues: [] };
      const isChoice = issues.some((issue) => issue.code === "invalid_union");
      return !isChoice && !issues.some((issue) => issue.code === "unrecognized_keys");
    });

    expect(loose).toEqual([]);
  });
});

test("No two types claim one file or folder, or one address", () => {
  // Pages may have any address; the check reports duplicates.
  const types = contentTypeNames.filter((name) => name !== "pages").map((name) => contentTypes[name]);
  const places = types.map((type) => (type.kind === "single" ? type.file : type.folder));
  const addresses = types.flatMap((type) =>
    type.kind === "single" ? (type.address ?? []) : (type.address?.("x") ?? []),
  );

  expect(new Set(places).size).toBe(places.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("What is kept out of search results is a page", () => {
  const addresses = contentTypeNames.flatMap((name) => {
    const type = contentTypes[name];
    return type.kind === "single" ? (type.address ?? []) : [];
  });

  expect(addresses).toEqual(expect.arrayContaining([...NOT_INDEXED]));
});
