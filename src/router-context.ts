import type { PageData } from "./pages/page-data.server.ts";

/** Loads a page's data: on the server from `content/`, in the browser from the document or the network. */
export type LoadPage = (address: string) => Promise<PageData>;

export interface RouterContext {
  readonly loadPage: LoadPage;
}
