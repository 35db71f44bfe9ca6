import { jsonSchemaFiles } from "./json-schema.ts";
import { editorSettings } from "./settings.ts";

/** The folders in which every file is generated: whatever else is in them is left over. */
export const GENERATED_FOLDERS: readonly string[] = ["schemas/json"];

/** @returns everything that is made from the schemas and committed: each file's text by its path from the root. */
export function generatedFiles(): Map<string, string> {
  return new Map([...jsonSchemaFiles(), [".vscode/settings.json", editorSettings()]]);
}
