import { readFileSync } from "node:fs";
import type { Field, VariableFieldType } from "@sveltia/cms";
import { expect, test } from "vitest";
import { z } from "zod";
import { contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { SLUG_PATTERN } from "../../schemas/pieces.ts";
import { sectionSchemas } from "../../schemas/sections/index.ts";
import { jsonSchemaOf } from "../lib/json-schema.ts";
import { sectionExample, sectionKinds } from "../lib/sections-page.ts";
import { WORDS } from "./admin-files.ts";
import { editorConfig, fieldsOfType, HIDDEN } from "./config.ts";
import { editorFields } from "./fields.ts";

const fieldsOf = (schema: z.ZodType) =>
  editorFields(
    jsonSchemaOf(schema),
    (type) => ({ collection: type, value_field: "{{slug}}", display_fields: [], label: "" }),
    "x",
  );

test.each(contentTypeNames)("The screens show what %s needs before what it may have", (name) => {
  for (const fields of objectsIn(fieldsOfType(name))) {
    const isWithNext = (field: Field) => "written" in field && Object(field["written"]).withNext === true;
    const required = fields
      .filter((field) => !isWithNext(field))
      .map((field) => "required" in field && field.required === true);
    expect(required, fields.map((field) => field.name).join()).toEqual([...required].sort().reverse());
  }
});

/** @returns the fields of every object in a form */
function objectsIn(fields: readonly Field[]): (readonly Field[])[] {
  const inner = fields.flatMap((field): (readonly Field[])[] => {
    if ("types" in field) return (field.types ?? []).map((kind: VariableFieldType) => kind.fields ?? []);
    if ("field" in field && field.field) return [[field.field]];
    return "fields" in field ? [field.fields ?? []] : [];
  });
  return [fields, ...inner.flatMap(objectsIn)];
}

test("A list asks for no name: it is made of what the item is called when the file is saved", () => {
  const fields = contentTypeNames.flatMap((type) => objectsIn(fieldsOfType(type)).flat());
  const names = fields.filter((field) => /^(?:id|key|name|value)$/.test(field.name) && isName(field));

  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((field) => "required" in field && field.required)).toEqual([]);
});

const isName = (field: Field) => JSON.stringify(field).includes(SLUG_PATTERN.source);

test.each(contentTypeNames)("The screens show every field of %s", (name) => {
  const { properties } = jsonSchemaOf(contentTypes[name].schema);

  expect(fieldsOfType(name).map((field) => field.name)).toEqual(expect.arrayContaining(Object.keys(properties ?? {})));
});

test("Every type is a collection or a file of the screens, and its file is where content/ has it", () => {
  const { collections = [], singletons = [] } = editorConfig(undefined);
  const places = [...collections, ...singletons].flatMap((each) =>
    "folder" in each ? [each.folder] : "file" in each ? [each.file] : [],
  );
  const expected = contentTypeNames
    .filter((name) => !HIDDEN.has(name))
    .map((name) => {
      const type = contentTypes[name];
      return `content/${type.kind === "single" ? type.file : type.folder}`;
    });

  expect(places.sort()).toEqual(expected.sort());
});

test("The menu begins with pages, articles and prices, in groups, and holds nothing of developers", () => {
  const { collections = [], singletons = [] } = editorConfig(undefined);
  const names = [...collections, ...singletons].map((each) => ("divider" in each ? "-" : each.name));

  expect(names.slice(0, 4)).toEqual(["pages", "blog", "plans", "-"]);
  expect(names).toEqual(expect.not.arrayContaining([...HIDDEN]));
  expect(names.at(-1)).not.toBe("-");
});

test("A page is a list of sections, of every kind there is", () => {
  const sections = fieldsOfType("pages").find(({ name }) => name === "sections");

  expect(sections).toMatchObject({ widget: "list", typeKey: "section" });
  expect(sections && "types" in sections && sections.types).toHaveLength(sectionSchemas.length);
});

test("An article's pictures are right before what they show", () => {
  const names = fieldsOfType("blog").map(({ name }) => name);

  expect(names.slice(names.indexOf("picture"), names.indexOf("picture") + 3)).toEqual(["picture", "photo", "imageAlt"]);
});

test("Menu and fields are called what their schemas call them, and so are the fields that a hint names", () => {
  const { collections = [], singletons = [] } = editorConfig(undefined);
  const menu = [...collections, ...singletons].flatMap((each) => ("label" in each ? [each.label] : []));
  const [published, draft] = ["published", "draft"].map((name) =>
    fieldsOfType("blog").find((each) => each.name === name),
  );

  expect(menu).toEqual(expect.arrayContaining(["Choices in forms", "Telephone, email and address"]));
  expect(draft).toMatchObject({ label: "Keep as draft" });
  expect(published).toMatchObject({ hint: expect.stringContaining('"Show from"') });
  const hints = contentTypeNames.flatMap((type) =>
    objectsIn(fieldsOfType(type))
      .flat()
      .flatMap((field) => ("widget" in field && field.widget === "relation" && "hint" in field ? [field.hint] : [])),
  );
  expect(hints.filter((hint) => /content\/|file name/.test(hint ?? ""))).toEqual([]);
});

test("What can be chosen reads as words, and examples are given only of what is typed", () => {
  const shape = {
    tone: z
      .enum(["warm", "very-cold"])
      .describe('"warm" or "very-cold". Example: "warm"')
      .meta({ choices: { warm: "As a friend" } }),
    isOpen: z.boolean().optional().describe("Whether it is open. Example: true"),
    hidden: z
      .array(z.enum(["tone", "isOpen"]))
      .optional()
      .describe("Which are hidden."),
  };

  expect(fieldsOf(z.strictObject(shape))).toMatchObject([
    { hint: '"As a friend" or "Very cold".', options: [{ label: "As a friend" }, { label: "Very cold" }] },
    { hint: 'Whether it is open. "(None)" is the same as "No".' },
    { options: [{ label: "Tone" }, { label: "Is open" }] },
  ]);
});

test("Files with special fields aren't listed with the entries of their folder", () => {
  const { collections = [] } = editorConfig(undefined);
  const [{ pattern = "" } = {}] = collections.flatMap((each) =>
    "filter" in each && each.name === "pages" && each.filter ? [each.filter] : [],
  );
  const names = ["404", "auth-callback", "auth-reset-password", "about", "guides/404"];

  expect(names.filter((name) => new RegExp(pattern).test(name))).toEqual(["about", "guides/404"]);
});

test.each(sectionKinds)("A section %s that is added begins as its example", (kind) => {
  const sections = fieldsOfType("pages").find(({ name }) => name === "sections");
  const types: VariableFieldType[] = sections && "types" in sections ? sections.types : [];
  const begun = types.find(({ name }) => name === kind)?.fields ?? [];
  const example = JSON.parse(sectionExample(kind));

  const defaults = begun.flatMap((field) => ("default" in field ? [[field.name, field.default]] : []));
  expect({ section: kind, ...Object.fromEntries(defaults) }).toEqual(example);
});

test("A field says what its schema says: what it is for, whether it is needed, how long, which choices", () => {
  const shape = {
    title: z.string().min(1).max(40).describe("A heading."),
    size: z.enum(["small", "large"]).optional().describe("How large."),
    count: z.number().int().positive().describe("How many."),
    author: z.string().describe("Who.").meta({ reference: "team" }),
  };

  expect(fieldsOf(z.strictObject(shape))).toMatchObject([
    { name: "title", label: "Title", hint: "A heading.", required: true, widget: "string" },
    { name: "count", widget: "number", value_type: "int", min: 1 },
    { name: "author", widget: "relation", collection: "team" },
    { name: "size", required: false, widget: "select", options: [{ value: "small" }, { value: "large" }] },
  ]);
});

test.each([
  ["short enough", "A heading", true],
  ["too long", "A heading that has more letters than its place", false],
  ["too long with a fact, whose length isn't known yet", "[[brand]] has more letters than its place has", true],
])("A text that is %s is taken or not", (_what, text, isTaken) => {
  const [field] = fieldsOf(z.strictObject({ title: z.string().max(20).describe("A heading.") }));
  const [pattern = ""] = field && "pattern" in field && Array.isArray(field.pattern) ? field.pattern : [];

  expect(new RegExp(pattern).test(text)).toBe(isTaken);
});

test("What a hint says is shown sign by sign: the editor reads it as Markdown", () => {
  const from = z.string().describe('"/*" or "[[chat-url]]/*"');

  expect(fieldsOf(z.strictObject({ from }))).toMatchObject([{ hint: '"/\\*" or "\\[\\[chat-url\\]\\]/\\*"' }]);
});

test("A list that may be left out may stay empty, whatever it needs otherwise; one that may not has an item", () => {
  const few = z.array(z.string().describe("One.")).min(2).optional().describe("A few.");
  const some = z.array(z.string().describe("One.")).describe("Some.");

  expect(fieldsOf(z.strictObject({ few }))[0]).not.toHaveProperty("min");
  expect(() => fieldsOf(z.strictObject({ some }))).toThrow("No editor could save x.some empty");
});

test("A schema that no editor could show is named", () => {
  const either = z.strictObject({ price: z.strictObject({ amount: z.union([z.string(), z.number()]) }) });

  expect(() => fieldsOf(either)).toThrow("No editor could show x.price.amount");
});

test("The editor still has the words for developers that are replaced", () => {
  const editor = readFileSync("node_modules/@sveltia/cms/dist/sveltia-cms.mjs", "utf8");

  expect([...WORDS.keys()].filter((words) => !editor.includes(words))).toEqual([]);
});

test("A button to add names one item of its list", () => {
  const fields = contentTypeNames.flatMap((type) => objectsIn(fieldsOfType(type)).flat());
  const names = new Map(
    fields.flatMap((each) => ("label_singular" in each ? [[each.label, each.label_singular]] : [])),
  );

  expect(
    ["Sections", "Categories", "Related articles", "How people ask", "Below the buttons"].map((label) =>
      names.get(label),
    ),
  ).toEqual(["Section", "Category", "Related article", "Item", "Item"]);
});

test("Pull requests are made only where there is a repository", () => {
  expect(editorConfig("company/website")).toMatchObject({
    backend: { name: "github", repo: "company/website" },
    publish_mode: "editorial_workflow",
  });
  expect(editorConfig(undefined)).not.toHaveProperty("publish_mode");
});

test("A page's sections and texts link to the guide: in the repository, or in the dev server", () => {
  for (const name of ["compose-a-page", "write-an-article"]) {
    const guide = `https://github.com/company/website/blob/HEAD/docs/content/${name}.md`;
    expect(JSON.stringify(editorConfig("company/website"))).toContain(`(${guide})`);
    expect(JSON.stringify(editorConfig(undefined))).toContain(`(/admin/guide/${name}.html)`);
  }
});
