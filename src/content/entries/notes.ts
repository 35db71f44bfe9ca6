import { type ContentTypeName, contentTypes } from "../../../schemas/content-types.ts";
import { type Annotated, annotated } from "../problems/schema-walk.ts";

/** An entry, or a file that may become one. */
interface TypedData {
  readonly type: ContentTypeName;
  readonly data: unknown;
}

/** A file that was read before is the same object: walking all fields anew took a third of a second reading of content. */
const known = new WeakMap<TypedData, readonly Annotated[]>();

/** @returns the links, references and names of files in an entry's fields */
export function notesOf(entry: TypedData): readonly Annotated[] {
  const notes = known.get(entry) ?? annotated(contentTypes[entry.type].schema, entry.data);
  known.set(entry, notes);
  return notes;
}
