import { expect, test } from "vitest";
import { z } from "zod";
import { contentTypes } from "../../schemas/content-types.ts";
import { componentNames, exampleOf } from "./components-page.ts";
import { editorSnippets } from "./snippets.ts";

const snippet = z.object({
  scope: z.literal("markdown"),
  prefix: z.string(),
  description: z.string(),
  body: z.array(z.string()),
});
const snippets = z.record(z.string(), snippet).parse(JSON.parse(editorSnippets()));

test("Every field of an article's front matter is offered, with what it is for", () => {
  const { shape } = z.instanceof(z.ZodObject).parse(contentTypes.blog.schema);
  const offered = Object.values(snippets).map(({ prefix }) => prefix);

  expect(Object.keys(shape).filter((field) => !offered.includes(`${field}:`))).toEqual([]);
  expect(snippets["blog: imageAlt"]).toMatchObject({
    prefix: "imageAlt:",
    body: ["imageAlt: $0"],
    description: z.instanceof(z.ZodType).parse(shape["imageAlt"]).description,
  });
});

test("Every component is offered as its example, with nothing in it that snippets would fill in", () => {
  const inserted = (name: string) => snippets[`<${name}>`]?.body.join("\n").replace(/\\([$}\\])/g, "$1");

  expect(componentNames.map(inserted)).toEqual(componentNames.map(exampleOf));
  expect(snippets["<Figure>"]?.body.join("")).not.toMatch(/(?<!\\)\$/);
});
