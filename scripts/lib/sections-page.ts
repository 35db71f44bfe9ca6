import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type SectionKind, sectionSchemas } from "../../schemas/sections/index.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import { fieldTable, GENERATED_NOTE } from "./reference-page.ts";

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

/** Writes the page of all kinds of section that a page can be made of. */
export function sectionsPage(): string {
  const links = sectionKinds.map((kind) => `[${kind}](#${kind})`).join(" · ");
  const parts = sectionSchemas.map((schema) => sectionPart(schema.shape.section.value, schema));
  return `${GENERATED_NOTE}
# Sections

What a page can be made of, each kind with its example. [Compose a page](../compose-a-page.md) says how they become one. Every kind also
has \`contentsLabel\` and \`background\`, which can be left out.

${links}

${parts.join("\n\n")}
`;
}

function sectionPart(kind: SectionKind, schema: (typeof sectionSchemas)[number]): string {
  const json = jsonSchemaOf(schema);
  return `## ${kind}

${json.description}

![The section ${kind}, as visitors see it](../pictures/sections/${kind}.webp)

\`\`\`json
${sectionExample(kind)}
\`\`\`

${fieldTable(json)}`;
}
