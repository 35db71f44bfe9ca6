import { notFound, redirect } from "@tanstack/react-router";
import { fetchAllStyles } from "../bootstrap/styles.client.ts";
import type { PageData, PageKind } from "../content/page-data.server.ts";
import type { LoadPage } from "../router-context.ts";
import { EMBEDDED_ID } from "./embedded-id.ts";
import { dataAddress } from "./page-data-transport.ts";

/** Page data as JSON, by address, kept as long as the tab lives. A failed fetch is forgotten, so that it can be tried again. */
const fetched = new Map<string, Promise<string | undefined>>();

interface LoadPageOptions {
  /** The path of the application's script that runs. */
  readonly release: string;
  /** Whether the visitor goes to an address; otherwise its data is only fetched in advance. */
  readonly isDestination: (address: string) => boolean;
}

/**
 * Makes the browser's way to page data: what stands in the document for the first page, otherwise the network.
 * The data is not checked again: it was checked when the site was built. If the site has been published again since this tab
 * was opened, the data is for another application, or gone: then the browser itself fetches the page, whose address it has by now. So it
 * does if the styles of other pages don't come: a document brings its own.
 */
export function createLoadPage({ release, isDestination }: LoadPageOptions): LoadPage {
  let first = document.getElementById(EMBEDDED_ID);
  return async <Kind extends PageKind>(_kind: Kind, address: string): Promise<PageData[Kind]> => {
    const embedded = first;
    first = null;
    if (embedded?.dataset["status"] === "404") throw notFound();
    if (embedded?.dataset["address"] === address) return JSON.parse(embedded.textContent);
    const [json, hasStyles] = await Promise.all([fetchOnce(address), fetchAllStyles()]);
    const file = json === undefined ? undefined : parse(address, json);
    if (hasStyles && file?.release === release) return file.data;
    // In advance, this is an answer that the router drops without a word.
    if (!isDestination(address)) throw redirect({ href: address, reloadDocument: true });
    location.reload();
    return new Promise(() => undefined);
  };
}

/** What can't be parsed (a captive portal's page, say) is fetched anew the next time. */
function parse(address: string, json: string) {
  try {
    return JSON.parse(json);
  } catch (error) {
    fetched.delete(address);
    throw error;
  }
}

/** Forgets everything that was fetched: the dev server's content has changed. */
export function forgetPages(): void {
  fetched.clear();
}

function fetchOnce(address: string): Promise<string | undefined> {
  const known = fetched.get(address);
  if (known) return known;
  const request = fetchData(address);
  fetched.set(address, request);
  request.catch(() => fetched.delete(address));
  return request;
}

/** @returns undefined if the page is gone, or never was */
async function fetchData(address: string): Promise<string | undefined> {
  const response = await fetch(dataAddress(address));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.text();
}
