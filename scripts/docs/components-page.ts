import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ProseComponentName, proseComponents } from "../../schemas/prose-components.ts";
import { jsonSchemaOf } from "../lib/json-schema.ts";
import { fieldTable, GENERATED_NOTE } from "../lib/reference-page.ts";

/** The components that articles may use, in the order of the alphabet. */
export const componentNames: readonly string[] = Object.keys(proseComponents).sort();

/** @returns where a component's picture is kept, from the root. */
export function pictureFile(name: string): string {
  return `docs/content/pictures/${name}.webp`;
}

/** @returns what a component's example in docs/content/examples/ says. */
export function exampleOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `../../docs/content/examples/${name}.mdx`), "utf8").trim();
}

/** Writes the page of all components that articles, legal pages and guides may use. */
export function componentsPage(): string {
  const parts = Object.entries(proseComponents).map(([name, schema]) => componentPart(name, schema));
  return `${GENERATED_NOTE}
# Components

What the text of an article, a legal page or a guide can have besides Markdown. Each goes on separate lines, with an empty
line before and after. Write fields in double quotation marks; [facts](../facts.md) such as \`[[brand]]\` work in them.

${parts.join("\n\n")}
`;
}

function componentPart(name: string, schema: (typeof proseComponents)[ProseComponentName]): string {
  const json = jsonSchemaOf(schema);
  const fields = Object.keys(json.properties ?? {}).length > 0 ? fieldTable(json) : "It has no fields.";
  return `## ${name}

${json.description}

![${name}, as visitors see it](../pictures/${name}.webp)

\`\`\`mdx
${exampleOf(name)}
\`\`\`

${fields}`;
}
