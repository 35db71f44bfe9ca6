import type { PageData, PageKind } from "./content/page-data.server.ts";

/** Gets what a page shows: on the server from `content/`, in the browser from the document or the network. */
export type LoadPage = <Kind extends PageKind>(kind: Kind, address: string) => Promise<PageData[Kind]>;

/** What routes are given. */
export interface RouterContext {
  readonly loadPage: LoadPage;
}
