import { notFound } from "@tanstack/react-router";
import type { PageData, PageKind } from "../content/page-data.server.ts";
import type { LoadPage } from "../router-context.ts";
import { dataAddress, EMBEDDED_ID } from "./page-data-transport.ts";

/** Page data as JSON, by address, kept as long as the tab lives. A failed fetch is forgotten, so that it can be tried again. */
const fetched = new Map<string, Promise<string>>();

/**
 * Makes the browser's way to page data: what stands in the document for the first page, otherwise the network.
 * The data is not checked again: it was checked when the site was built.
 */
export function createLoadPage(): LoadPage {
  let first = document.getElementById(EMBEDDED_ID);
  return async <Kind extends PageKind>(_kind: Kind, address: string): Promise<PageData[Kind]> => {
    const embedded = first;
    first = null;
    if (embedded?.dataset["status"] === "404") throw notFound();
    if (embedded?.dataset["address"] === address) return JSON.parse(embedded.textContent);
    return parse(address, await fetchOnce(address));
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

function fetchOnce(address: string): Promise<string> {
  const known = fetched.get(address);
  if (known) return known;
  const request = fetchData(address);
  fetched.set(address, request);
  request.catch(() => fetched.delete(address));
  return request;
}

async function fetchData(address: string): Promise<string> {
  const response = await fetch(dataAddress(address));
  if (response.status === 404) throw notFound();
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.text();
}
