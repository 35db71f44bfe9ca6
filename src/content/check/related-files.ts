import type { ContentTypeName } from "../../../schemas/content-types.ts";
import type { Content, Entry, ReadFile } from "../entries/content.server.ts";
import { formatPath, inSection, type Path, type Problem, type ProblemText } from "../problems/problem.ts";

/** Everything that checks across files need. */
export interface Relations {
  /** The entries that are each valid, whether published or not. */
  readonly content: Content;
  /** Every file that belongs to a type, in the order of the table; files with mistakes can be referred to as well. */
  readonly files: readonly ReadFile[];
  /** The same by type and name. */
  readonly named: ReadonlyMap<ContentTypeName, ReadonlyMap<string, ReadFile>>;
  /** The same by the address of their page. */
  readonly addresses: ReadonlyMap<string, ReadFile>;
  /** The moment that decides what is published, in milliseconds since 1970. */
  readonly moment: number;
}

export function readRelations(content: Content, files: readonly ReadFile[], moment: number): Relations {
  const addresses = new Map<string, ReadFile>();
  for (const file of files) if (file.address && !addresses.has(file.address)) addresses.set(file.address, file);
  const types = Map.groupBy(files, (file) => file.type);
  const named = new Map([...types].map(([type, list]) => [type, new Map(list.map((file) => [file.name, file]))]));
  return { content, files, named, addresses, moment };
}

/** @returns `find`, which runs once for each object: a file that was read before, with the same facts, is the same object. */
export function oncePerFile<Facts extends readonly unknown[], Result>(
  find: (file: ReadFile, ...facts: Facts) => Result,
): (file: ReadFile, ...facts: Facts) => Result {
  const known = new WeakMap<ReadFile, { readonly found: Result }>();
  return (file, ...facts) => {
    const last = known.get(file) ?? { found: find(file, ...facts) };
    known.set(file, last);
    return last.found;
  };
}

export function problemAt({ source, data }: Entry, path: Path, problem: ProblemText): Problem {
  const message = inSection(data, path) + problem.message;
  return { file: source.file, ...source.locate(path), field: formatPath(path), ...problem, message };
}
