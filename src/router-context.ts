import type { PageData } from "./pages/page-data.server.ts";

/** Gets what the page of an address shows: on the server from `content/`, in the browser from the document or the network. */
export type LoadPage = (address: string) => Promise<PageData>;

/** What routes are given. */
export interface RouterContext {
  readonly loadPage: LoadPage;
}
