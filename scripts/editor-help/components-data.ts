import { proseComponents } from "../../schemas/prose-components.ts";
import { exampleOf } from "./components-page.ts";
import { fieldsOf, jsonSchemaOf } from "./json-schema.ts";

/** Writes what the editor's help (.vscode/extensions/help-for-writers) offers where a component can stand. */
export function componentsData(): string {
  const components = Object.entries(proseComponents).map(([name, schema]) => {
    const fields = fieldsOf(jsonSchemaOf(schema)).map(([field, { description }]) => `- \`${field}\`: ${description}`);
    const description = [schema.description, ...(fields.length > 0 ? [fields.join("\n")] : [])].join("\n\n");
    return { name, description, example: exampleOf(name) };
  });
  return `${JSON.stringify(components, null, 2)}\n`;
}
