import { type ContentData, isPageType, type PageTypeName } from "../../schemas/content-types.ts";
import type { Entry } from "../content/entries/content.server.ts";

export type PageEntry = { [Type in PageTypeName]: Entry<ContentData[Type]> & { readonly type: Type } }[PageTypeName];

/** The type of an entry decides whether it has a page. */
export function isPageEntry(entry: Entry): entry is PageEntry {
  return isPageType(entry.type);
}
