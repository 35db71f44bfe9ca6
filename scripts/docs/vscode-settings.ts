import { type ContentTypeName, contentTypes } from "../../schemas/content-types.ts";
import { globOf, jsonSchemaFile, jsonTypes } from "../lib/json-schema.ts";

/**
 * Writes .vscode/settings.json: JSON gets descriptions, completion and red lines from the schemas. Files save themselves,
 * so that the dev server reacts while the user types.
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

/** Files that lie in a type's folder and have a schema of their own. */
function exceptionsOf(name: ContentTypeName): string[] {
  const own = contentTypes[name];
  if (own.kind === "single" || !own.hasFolders) return [];
  return jsonTypes.flatMap((other) => {
    const type = contentTypes[other];
    return type.kind === "single" && type.file.startsWith(`${own.folder}/`) ? [`!/${globOf(type)}`] : [];
  });
}
