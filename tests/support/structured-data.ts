import { eachElement, textOf } from "./html-elements.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A node as JSON-LD has it: a type, properties, perhaps an `@id`. */
export type Node = Readonly<Record<string, unknown>>;

/** @returns whether a value is a node, or the reference to one. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @returns the graphs of a page, one for each JSON-LD element. */
export function graphsOf(html: string): { readonly "@context": string; readonly "@graph": readonly Node[] }[] {
  const texts: string[] = [];
  eachElement(html, (element) => {
    if (element.properties["type"] === "application/ld+json") texts.push(textOf(element));
  });
  return texts.map((text) => JSON.parse(text));
}

const values = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** @returns a node and all nodes inside it. */
export function withInner(node: Node): Node[] {
  return [node, ...Object.values(node).flatMap(values).filter(isNode).flatMap(withInner)];
}

/** @returns whether a node only names another one. */
export const isReference = (node: Node) => Object.keys(node).join() === "@id";

/**
 * Holds a node and all nodes inside it against the vocabulary.
 * @param typesOf the types of the nodes that references name
 * @returns what doesn't fit, in words
 */
export function misfits(node: Node, vocabulary: Vocabulary, typesOf: ReadonlyMap<string, string>): string[] {
  const type = String(node["@type"]);
  const lineage = vocabulary.lineage(type);
  if (lineage.size === 0) return [`there is no type "${type}"`];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith("@"))
    .flatMap(([name, value]) => {
      const property = vocabulary.property(name);
      if (!property) return [`there is no property "${name}"`];
      const belongs = property.domains.some((domain) => lineage.has(domain));
      const wrong = values(value).filter(
        (each) => !property.ranges.some((range) => fits(each, range, vocabulary, typesOf)),
      );
      const inner = values(value)
        .filter(isNode)
        .filter((each) => !isReference(each));
      return [
        ...(belongs ? [] : [`"${name}" is no property of ${type}`]),
        ...wrong.map((each) => `"${name}" of ${type} can't be ${JSON.stringify(each)}`),
        ...inner.flatMap((each) => misfits(each, vocabulary, typesOf)),
      ];
    });
}

function fits(value: unknown, range: string, vocabulary: Vocabulary, typesOf: ReadonlyMap<string, string>): boolean {
  if (isNode(value)) {
    const type = isReference(value) ? typesOf.get(String(value["@id"])) : value["@type"];
    return vocabulary.lineage(String(type)).has(range);
  }
  if (typeof value === "number") return range === "Number" || (range === "Integer" && Number.isInteger(value));
  if (typeof value === "boolean") return range === "Boolean";
  return typeof value === "string" && (textFits(value, range) || vocabulary.isMember(value, range));
}

/** Whether a text is a value of one of the vocabulary's types of text. */
function textFits(text: string, range: string): boolean {
  if (range === "Text") return text.trim() === text && text !== "";
  if (range === "URL") return /^https:\/\/\S+$/.test(text) && URL.canParse(text);
  if (range === "Date") return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  if (range === "Distance") return /^\d+ px$/.test(text);
  return range === "Time" && /^\d\d:\d\d$/.test(text);
}
