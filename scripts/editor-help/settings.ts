import { contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { globOf, jsonSchemaFile } from "./json-schema.ts";

/**
 * Writes .vscode/settings.json. JSON gets descriptions, completion and red lines from the schemas. No extension that is
 * kept up does so for front matter in .mdx (docs/decisions/0030-editor-help.md): there snippets complete the fields, and
 * the task in tasks.json shows what the content check finds, at each save. Saving by itself makes that "while typing".
 */
export function editorSettings(): string {
  const jsonTypes = contentTypeNames.filter((name) => globOf(contentTypes[name]).endsWith(".json"));
  const settings = {
    "json.schemas": jsonTypes.map((name) => ({
      fileMatch: [`/${globOf(contentTypes[name])}`],
      url: `./${jsonSchemaFile(name)}`,
    })),
    "files.associations": { "**/content/**/*.mdx": "markdown" },
    "files.autoSave": "afterDelay",
    "[markdown]": {
      "editor.wordWrap": "on",
      "editor.quickSuggestions": { other: true },
      "editor.snippetSuggestions": "top",
    },
    "[json]": { "editor.wordWrap": "on" },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
