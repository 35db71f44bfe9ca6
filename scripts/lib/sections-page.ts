import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type SectionKind, sectionSchemas } from "../../schemas/sections/index.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { fieldTable, GENERATED_NOTE, howToRead } from "./reference-page.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The kinds of section, in the order in which guides list them. */
export const sectionKinds: readonly SectionKind[] = sectionSchemas.map((schema) => schema.shape.section.value);

/** @returns where the picture of a kind of section is kept, from the root. */
export function sectionPictureFile(kind: SectionKind): string {
  return `docs/content/pictures/sections/${kind}.webp`;
}

/** @returns the example of a kind of section, as its file has it. */
export function sectionExample(kind: SectionKind): string {
  return readFileSync(join(ROOT, `src/sections/${kind}/example.json`), "utf8").trim();
}

/** @returns where the reference of a kind of section is kept, from the root. */
export function sectionPageFile(kind: SectionKind): string {
  return `docs/content/reference/sections/${kind}.md`;
}

/** Writes the list of all kinds of section that a page can be made of. */
export function sectionsPage(): string {
  const rows = sectionSchemas.map((schema) => {
    const kind = schema.shape.section.value;
    return `| [${kind}](sections/${kind}.md) | ${schema.description} |`;
  });
  return `${GENERATED_NOTE}
# Sections

What a page can be made of. [Compose a page](../compose-a-page.md) says how they become one, and each kind's page has its example and its fields.

| Kind | What it is |
| --- | --- |
${rows.join("\n")}
`;
}

/** Writes the page of each kind: each text by its path from the root. */
export function sectionPages(): [file: string, text: string][] {
  return sectionSchemas.map((schema) => {
    const kind = schema.shape.section.value;
    return [sectionPageFile(kind), sectionPage(kind, jsonSchemaOf(schema))];
  });
}

function sectionPage(kind: SectionKind, fields: JsonSchema): string {
  return `${GENERATED_NOTE}
# ${kind}

${fields.description}

![The section ${kind}, as visitors see it](../../pictures/sections/${kind}.webp)

\`\`\`json
${sectionExample(kind)}
\`\`\`

${fieldTable(fields)}

${howToRead("../")}
`;
}
