import { notFound, redirect } from "@tanstack/react-router";
import type { PageData } from "../pages/page-data.server.ts";
import type { LoadPage } from "../router-context.ts";
import { initialPage } from "./initial-page.client.ts";
import { fetchPageFile } from "./page-data.client.ts";
import { fetchAllStyles } from "./styles.client.ts";

/** The body is already in the document. */
function withoutBody(data: PageData): PageData {
  if (!("body" in data)) return data;
  const { body: _body, ...rest } = data;
  return rest;
}

interface LoadPageOptions {
  /** The path of the running application. */
  readonly release: string;
  /** Whether the visitor navigates to an address, as opposed to preloading it. */
  readonly isDestination: (address: string) => boolean;
}

/**
 * Makes the browser's loader of page data. After a new release, the data of another
 * page is for another application, or gone: then the browser navigates to the page. The same
 * if the styles of other pages fail to load: a document has its own.
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
    // The document already has the body of its own page.
    if (hasStyles && file?.release === release) return isInitial ? withoutBody(file.data) : file.data;
    // When preloading, the router ignores this.
    if (!isDestination(address)) throw redirect({ href: address, reloadDocument: true });
    location.reload();
    return new Promise(() => undefined);
  };
}
