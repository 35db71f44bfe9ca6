import { type ContentTypeName, contentTypes } from "../../schemas/content-types.ts";
import { globOf, jsonSchemaFile, jsonTypes } from "../lib/json-schema.ts";

/**
 * Writes .vscode/settings.json: descriptions, completion and validation of JSON from the schemas. Files save automatically,
 * for the dev server to react while typing.
 */
export function editorSettings(): string {
  const settings = {
    "json.schemas": jsonTypes.map((name) => ({
      fileMatch: [`/${globOf(contentTypes[name])}`, ...exceptionsOf(name)],
      url: `./${jsonSchemaFile(name)}`,
    })),
    "files.associations": { "**/content/**/*.mdx": "markdown" },
    "files.autoSave": "afterDelay",
    "[markdown]": {
      "editor.wordWrap": "on",
      // To VS Code, front matter that is being typed is a string, and prose is not: nothing is to pop up in sentences.
      "editor.quickSuggestions": { other: "off", comments: "off", strings: "on" },
      "editor.wordBasedSuggestions": "off",
    },
    "[json]": { "editor.wordWrap": "on" },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** Files in a type's folder with a different schema. */
function exceptionsOf(name: ContentTypeName): string[] {
  const own = contentTypes[name];
  if (own.kind === "single" || !own.hasFolders) return [];
  return jsonTypes.flatMap((other) => {
    const type = contentTypes[other];
    return type.kind === "single" && type.file.startsWith(`${own.folder}/`) ? [`!/${globOf(type)}`] : [];
  });
}
