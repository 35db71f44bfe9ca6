import type { CollectionName, ContentData } from "../../../schemas/content-types.ts";
import type { Content } from "../entries/content.server.ts";

/** An entry in a list: its fields, with the file's name as `id`. */
type Listed<Name extends CollectionName> = ContentData[Name] & { readonly id: string };

/**
 * Gets a type's entries for a list.
 * @param only the names of the wanted entries, in order; without it, all of them
 */
export function listed<Name extends CollectionName>(
  content: Content,
  type: Name,
  only?: readonly string[],
): Listed<Name>[] {
  const entries = only ? only.flatMap((name) => content.find(type, name) ?? []) : content.all(type);
  return entries.map(({ name, data }) => ({ ...data, id: name }));
}
