import { type Document, parseDocument, visit } from "yaml";

/** The fields of a file, and the lines of hyphens around them. */
export const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Parses fields as the site reads them, with their mistakes */
export function parseYaml(yaml: string): Document {
  const document = parseDocument(yaml, { schema: "core", prettyErrors: false, stringKeys: true });
  // "1.10" is not 1.1: a number in another notation than JavaScript's is taken for a text.
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === "number" && node.source !== String(node.value)) node.value = node.source;
    },
  });
  return document;
}
