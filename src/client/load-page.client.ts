import { notFound, redirect } from "@tanstack/react-router";
import type { PageData } from "../pages/page-data.server.ts";
import type { LoadPage } from "../router-context.ts";
import { initialPage } from "./initial-page.client.ts";
import { fetchPageFile } from "./page-data.client.ts";
import { fetchAllStyles } from "./styles.client.ts";

/** The document has the body of its own page already. */
function withoutBody(data: PageData): PageData {
  if (!("body" in data)) return data;
  const { body: _body, ...rest } = data;
  return rest;
}

interface LoadPageOptions {
  /** The path of the application's script that runs. */
  readonly release: string;
  /** Whether the visitor goes to an address; otherwise its data is only fetched in advance. */
  readonly isDestination: (address: string) => boolean;
}

/**
 * Makes the browser's way to page data. If the site has been published again since this tab was opened, the data of another
 * page is for another application, or gone: then the browser itself fetches the page, whose address it has by now. So it
 * does if the styles of other pages don't come: a document brings its own.
 */
export function createLoadPage({ release, isDestination }: LoadPageOptions): LoadPage {
  let isFirst = true;
  return async (address) => {
    // The router opens no other page from there (application.client.tsx).
    if (initialPage.status === "404") throw notFound();
    const isInitial = isFirst && address === initialPage.address;
    isFirst = false;
    if (isInitial && initialPage.json) return JSON.parse(initialPage.json);
    const [file, hasStyles] = await Promise.all([fetchPageFile<PageData>(address), isInitial || fetchAllStyles()]);
    // The document's own page has its body in the document already.
    if (hasStyles && file?.release === release) return isInitial ? withoutBody(file.data) : file.data;
    // When preloading, the router ignores this.
    if (!isDestination(address)) throw redirect({ href: address, reloadDocument: true });
    location.reload();
    return new Promise(() => undefined);
  };
}
