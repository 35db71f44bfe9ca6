import { contentTypeNames, contentTypes } from "../../schemas/content-types.ts";
import { proseComponents } from "../../schemas/prose-components.ts";
import { componentNames, exampleOf } from "./components-page.ts";
import { fieldsOf, jsonSchemaOf } from "./json-schema.ts";

interface Snippet {
  readonly scope: "markdown";
  readonly prefix: string;
  readonly description: string | undefined;
  readonly body: readonly string[];
}

/**
 * Writes .vscode/content.code-snippets: what VS Code offers while somebody types in an MDX file. Front matter gets its
 * fields and their descriptions from here, and texts their components.
 */
export function editorSnippets(): string {
  return `${JSON.stringify(Object.fromEntries([...componentSnippets(), ...fieldSnippets()]), null, 2)}\n`;
}

function componentSnippets(): [string, Snippet][] {
  return Object.entries(proseComponents)
    .filter(([name]) => componentNames.includes(name))
    .map(([name, schema]) => [
      `<${name}>`,
      { scope: "markdown", prefix: `<${name}`, description: schema.description, body: plainLines(exampleOf(name)) },
    ]);
}

/** One snippet a field, whatever the type; fields of the same name that mean something else name their type. */
function fieldSnippets(): [string, Snippet][] {
  return contentTypeNames
    .filter((name) => contentTypes[name].kind === "collection" && isProse(name))
    .flatMap((name) =>
      fieldsOf(jsonSchemaOf(contentTypes[name].schema)).map(([field, { description }]): [string, Snippet] => [
        `${name}: ${field}`,
        { scope: "markdown", prefix: `${field}:`, description, body: [`${field}: $0`] },
      ]),
    );
}

function isProse(name: (typeof contentTypeNames)[number]): boolean {
  const type = contentTypes[name];
  return type.kind === "collection" && type.extension === ".mdx";
}

/** "$" and "}" would mean something in a snippet. */
function plainLines(text: string): string[] {
  return text.split("\n").map((line) => line.replace(/[$}\\]/g, "\\$&"));
}
