import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { getLanguageService, type MarkedString, type MarkupContent, TextDocument } from "vscode-json-languageservice";
import { z } from "zod";
import { contentTypes } from "../../schemas/content-types.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { projectRoot } from "../../tests/support/content.ts";
import { editorSettings } from "../docs/vscode-settings.ts";

interface SchemaSetting {
  readonly fileMatch: string[];
  readonly url: string;
}

/** The service that VS Code itself uses for JSON, set up as .vscode/settings.json asks. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
const rootUrl = `${pathToFileURL(projectRoot)}/`;
const settings: { "json.schemas": SchemaSetting[] } = JSON.parse(editorSettings());
service.configure({
  schemas: settings["json.schemas"].map(({ fileMatch, url }) => ({ fileMatch, uri: new URL(url, rootUrl).href })),
});

const open = (file: string, text: string) => TextDocument.create(`${rootUrl}${file}`, "json", 1, text);

/** @returns the underlined parts of a file, with their messages */
async function redLines(file: string, text: string): Promise<[marked: string, message: string][]> {
  const document = open(file, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ range, message }) => [
    document.getText(range),
    typeof message === "string" ? message : message.value,
  ]);
}

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

test("No JSON file of content/ has a red line", async () => {
  const files = loadContent(projectRoot).files.filter((file) => file.endsWith(".json"));
  const marked = await Promise.all(files.map(async (file) => [file, await redLines(file, read(file))] as const));

  expect(files.length).toBeGreaterThan(40);
  expect(marked.filter(([, lines]) => lines.length > 0)).toEqual([]);
});

describe("A red line appears", () => {
  const plan = read("content/plans/growth.json");
  const options = '{ "options": [{ "value": "one", "label": "One" }] }';

  test.each([
    ["at a field that does not exist", plan.replace('"badge"', '"bagde"'), '"bagde"', /Property bagde is not allowed/],
    [
      "at a text that is too long",
      plan.replace("MOST POPULAR", "MOST POPULAR ".repeat(9)),
      /^"MOST POPULAR MOST/,
      /40/,
    ],
    ["at a price in words", plan.replace("199", '"199"'), '"199"', /Incorrect type. Expected "integer"/],
    ["at a link without a slash", plan.replace('"/contact"', '"contact"'), '"contact"', /^start with "\/" \(a page/],
  ])("%s", async (_where, text, marked, message) => {
    const lines = await redLines("content/plans/growth.json", text);

    expect(lines).toEqual([
      [typeof marked === "string" ? marked : expect.stringMatching(marked), expect.stringMatching(message)],
    ]);
  });

  test("where a field is missing", async () => {
    const lines = await redLines("content/options/fixture.json", options.replace(', "label": "One"', ""));

    expect(lines.map(([, message]) => message)).toEqual(['Missing property "label".']);
  });

  test.each(["content/pages/security.json", "content/pages/404.json", "content/industries/healthcare.json"])(
    "in a section of %s",
    async (file) => {
      const lines = await redLines(file, read(file).replace('"lead"', '"laed"'));

      expect(lines).toContainEqual(['"laed"', expect.stringMatching(/Property laed is not allowed/)]);
    },
  );

  test("but not at a text whose length or form only its fact decides", async () => {
    const long = options.replace("One", `${"[[brand]] ".repeat(12)}`);

    expect(await redLines("content/options/fixture.json", long)).toEqual([]);
  });
});

test("Pointing at a field shows what it is for, how long it may be, and an example", async () => {
  const document = open("content/plans/growth.json", read("content/plans/growth.json"));
  const position = document.positionAt(document.getText().indexOf('"audience"') + 3);
  const hover = await service.doHover(document, position, service.parseJSONDocument(document));
  const shown: (MarkedString | MarkupContent)[] = [hover?.contents ?? []].flat();

  expect(shown).toEqual([
    expect.stringContaining('Whom the plan suits, at most 140 characters\\. Example: "For a business that wants'),
  ]);
});

test("Typing in an empty file offers its fields", async () => {
  const document = open("content/plans/new.json", "{\n  \n}");
  const list = await service.doComplete(document, { line: 1, character: 2 }, service.parseJSONDocument(document));
  const { shape } = z.instanceof(z.ZodObject).parse(contentTypes.plans.schema);

  expect(list?.items.map(({ label }) => label).sort()).toEqual(Object.keys(shape).sort());
  expect(list?.items.find(({ label }) => label === "badge")?.documentation).toMatch(/MOST POPULAR/);
});
