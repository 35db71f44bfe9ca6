import type { ContentData } from "../../schemas/content-types.ts";
import type { Entry } from "../content/entries/content.server.ts";

/** The types whose entries have a page. */
export const PAGE_TYPES = ["pages", "industries", "blog", "legal", "auth-callback", "auth-reset-password"] as const;

type PageType = (typeof PAGE_TYPES)[number];

/** An entry that has a page. */
export type PageEntry = { [Type in PageType]: Entry<ContentData[Type]> & { readonly type: Type } }[PageType];

/** @returns whether an entry has a page: its type decides that, as it decides what its data is. */
export function isPageEntry(entry: Entry): entry is PageEntry {
  return PAGE_TYPES.some((type) => type === entry.type);
}
