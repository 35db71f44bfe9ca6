import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { componentAt, componentItems } from "../../.vscode/extensions/help-for-writers/components.js";
import { frontMatterHelp, isInFrontMatter } from "../../.vscode/extensions/help-for-writers/front-matter.js";
import { contentTypes } from "../../schemas/content-types.ts";
import { proseComponents } from "../../schemas/prose-components.ts";
import { fieldNames } from "../../src/content/checking/schema-walk.ts";
import { copyContent, projectRoot } from "../../tests/support/content.ts";
import { exampleOf } from "./components-page.ts";

/** Where somebody types or points in a text, marked "|". */
function at(marked: string) {
  const offset = marked.indexOf("|");
  return { text: marked.replace("|", ""), offset };
}

const article = (fields: string) => at(`---\n${fields}\n---\n\nWords.\n`);

async function offered(fields: string, file = "content/blog/fixture.mdx", root = projectRoot) {
  const { text, offset } = article(fields);
  return frontMatterHelp(root).complete(file, text, offset);
}

/** The text after the item of that name has been chosen. */
async function chosen(fields: string, name: string) {
  const { text, offset } = article(fields);
  const item = (await offered(fields)).find((each) => each.name === name);
  const [start, end] = item?.replaced ?? [offset, offset];
  return `${text.slice(0, start)}${item?.insert}${text.slice(end)}`;
}

describe("Among the fields of an article, typing", () => {
  test("offers every field that is not there yet, with what it is for", async () => {
    const items = await offered("id: 5\n|");
    const missing = fieldNames(contentTypes.blog.schema).filter((name) => name !== "id");

    expect(items.map(({ name }) => name).sort()).toEqual(missing.sort());
    expect(items.find(({ name }) => name === "imageAlt")?.description).toMatch(/for people who don't see it.*Example:/);
  });

  test("offers the fields of a group inside it", async () => {
    const items = await offered('seo:\n  title: "A title"\n  de|\nauthor: Somebody');

    expect(items.map(({ name }) => name)).toEqual(["description"]);
    expect(await chosen("seo:\n  de|", "description")).toContain("seo:\n  description: \n---");
  });

  test("offers the names that a field may hold", async () => {
    const copy = copyContent().write("blog/my-newest.mdx", "---\n---\n");
    const names = async (fields: string) =>
      (await offered(fields, "content/blog/fixture.mdx", copy.root)).map(({ name }) => name);
    cpSync(join(projectRoot, "schemas/json"), join(copy.root, "schemas/json"), { recursive: true });

    expect(await names("related:\n  - |")).toContain("my-newest");
    expect(await names("author: |")).toContain("support-team");
    expect(await names("category: |")).toContain("ai-chatbots");
    expect(await names("draft: |")).toEqual(["true", "false"]);
  });

  test("starts a list where a field takes one", async () => {
    expect(await chosen("id: 5\n|", "related")).toContain("id: 5\nrelated:\n  - ");
  });

  test("offers the fields of the file's own type", async () => {
    const items = await offered("|", "content/legal/fixture.mdx");

    expect(items.map(({ name }) => name).sort()).toEqual(fieldNames(contentTypes.legal.schema).toSorted());
    expect(await offered("|", "content/other/fixture.mdx")).toEqual([]);
  });
});

test.each([
  ["of an article", "id: 5\nau|thor: Somebody", /^Who wrote it/],
  ["inside a group", "seo:\n  ti|tle: A title", /^Title in search results/],
  ["below a field that does not exist", "exerpt: A text\nau|thor: Somebody", /^Who wrote it/],
])("Pointing at a field %s says what it is for", async (_where, fields, words) => {
  const { text, offset } = article(fields);

  expect(await frontMatterHelp(projectRoot).describe("content/blog/fixture.mdx", text, offset)).toMatch(words);
});

test.each([
  ["|---\nid: 5\n---\n", false],
  ["---\n|id: 5\n---\n", true],
  ["---\nid: 5|\n---\n", true],
  ["---\r\nid: 5|\r\n---\r\n", true],
  ["---\nid: 5\n---|\n", false],
  ["---\nid: 5\n---\n\nWords|", false],
  ["---\nid: 5\n|", true],
  ["Words|", false],
])("Knows fields from text: %j", (marked, isField) => {
  const { text, offset } = at(marked);

  expect(isInFrontMatter(text, offset)).toBe(isField);
});

describe("In the text of an article", () => {
  const names = Object.keys(proseComponents);

  test("an opening bracket offers every component, and choosing one leaves a whole example", () => {
    // VS Code has closed the bracket.
    const { text, offset } = at("Words.\n\n<|>\n\nMore.");
    const items = componentItems(text, offset);

    expect(items.map(({ name }) => name)).toEqual(names);
    const figure = items.find(({ name }) => name === "Figure");
    const [start = 0, end = 0] = figure?.replaced ?? [];
    expect(`${text.slice(0, start)}${figure?.example}${text.slice(end)}`).toBe(
      `Words.\n\n${exampleOf("Figure")}\n\nMore.`,
    );
  });

  test("nothing is offered within a sentence", () => {
    const { text, offset } = at("Less than 5 < 6 and wor|");

    expect(componentItems(text, offset)).toEqual([]);
  });

  test("pointing at a component says what it is for and what stands in it", () => {
    const { text, offset } = at('<Call|out title="Worth knowing">');

    expect(componentAt(text, offset)).toMatch(/^A note beside the text[\s\S]*- `title`: What the note is about/);
    expect(componentAt("A callout.", 4)).toBeUndefined();
  });
});
