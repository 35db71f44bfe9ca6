import { fetchInitialData, initialPage } from "./initial-page.client.ts";
import { dataAddress, type PageFile } from "./page-data-transport.ts";

/** What was fetched, by the page's address, kept as long as the tab lives. A failed fetch is forgotten, so that it can be tried again. */
const fetched = new Map<string, ReturnType<typeof fetchFile>>();

/**
 * Fetches the file with a page's data, once. The data is not checked again: it was checked when the site was built.
 * @returns undefined if the page is gone, or never was
 * @throws if the network fails, or answers with something else
 */
export function fetchPageFile<Data>(address: string): Promise<PageFile<Data> | undefined> {
  const known = fetched.get(address);
  if (known) return known;
  const request = fetchFile(address);
  fetched.set(address, request);
  request.catch(() => fetched.delete(address));
  return request;
}

/** Forgets everything that was fetched: the dev server's content has changed. */
export function forgetPageFiles(): void {
  fetched.clear();
}

async function fetchFile(address: string) {
  const asked = address === initialPage.address ? fetchInitialData() : undefined;
  const response = await (asked ?? fetch(dataAddress(address)));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  return response.json();
}

/**
 * Says whether the application can take the document over: the data of its page came along, or they are to be had, are for
 * this application, and the same that the document was made from.
 * @param release the path of the application's script that runs
 */
export async function hasInitialData(release: string): Promise<boolean> {
  const { address = "", version } = initialPage;
  if (version === undefined) return true;
  const file = await fetchPageFile(address).catch(() => undefined);
  return file?.release === release && file.version === version;
}
