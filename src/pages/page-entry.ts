import { type ContentData, isPageType, type PageTypeName } from "../../schemas/content-types.ts";
import type { Entry } from "../content/entries/content.server.ts";

/** An entry that has a page. */
export type PageEntry = { [Type in PageTypeName]: Entry<ContentData[Type]> & { readonly type: Type } }[PageTypeName];

/** @returns whether an entry has a page: its type decides that, as it decides what its data is. */
export function isPageEntry(entry: Entry): entry is PageEntry {
  return isPageType(entry.type);
}
