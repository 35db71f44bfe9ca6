import { contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { globOf, jsonSchemaFiles } from "../lib/json-schema.ts";
import { GENERATED_NOTE, referencePage, shapePages, sharedPage, titleOf } from "../lib/reference-page.ts";
import { sectionPages, sectionsPage } from "../lib/sections-page.ts";
import { componentsPage } from "./components-page.ts";
import { editorSettings } from "./vscode-settings.ts";

const REFERENCE = "docs/content/reference";

/** The folders in which every file is generated: whatever else is in them is left over. */
export const GENERATED_FOLDERS: readonly string[] = ["schemas/json", REFERENCE, `${REFERENCE}/sections`];

/** @returns everything that is made from the schemas and committed: each file's text by its path from the root. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...jsonSchemaFiles(),
    [".vscode/settings.json", editorSettings()],
    ...contentTypeNames.map((name) => [`${REFERENCE}/${name}.md`, referencePage(name)] as const),
    [`${REFERENCE}/components.md`, componentsPage()],
    [`${REFERENCE}/sections.md`, sectionsPage()],
    ...sectionPages(),
    ...shapePages().map(([name, text]) => [`${REFERENCE}/${name}.md`, text] as const),
    [`${REFERENCE}/shared.md`, sharedPage()],
    [`${REFERENCE}/README.md`, referenceIndex()],
  ]);
}

/** Collections first: those are what people make new files of. */
function referenceIndex(): string {
  const rows = (kind: "collection" | "single") =>
    contentTypeNames
      .filter((name) => contentTypes[name].kind === kind)
      .map(
        (name) =>
          `| [${titleOf(name)}](${name}.md) | \`${globOf(contentTypes[name])}\` | ${contentTypes[name].schema.description} |`,
      );
  const table = (kind: "collection" | "single") =>
    ["| What | Where | What it is |", "| --- | --- | --- |", ...rows(kind)].join("\n");
  return `${GENERATED_NOTE}
# Reference

Every field of every file in \`content/\`, [every kind of section](sections.md) that a page can be made of, [fields that many have](shared.md), and [every component](components.md) that a text may use. In VS Code the fields of JSON files
say the same when you point at them.

## What there can be many of

${table("collection")}

## What there is one of

${table("single")}
`;
}
