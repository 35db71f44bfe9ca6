import { fetchInitialData, initialPage } from "./initial-page.client.ts";
import { dataAddress, type PageFile } from "./page-data-transport.ts";

/** Page data by address, for the tab's lifetime. Failed requests are forgotten, to allow a retry. */
const fetched = new Map<string, ReturnType<typeof fetchFile>>();

/**
 * Loads a page's data file, once. The build has checked the data.
 * @returns undefined if the page doesn't exist
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

/** Forgets all page data: the dev server's content has changed. */
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
 * Whether the application can hydrate the document: its page's data is embedded, or available, for
 * this application and equal to that of the document.
 * @param release the path of the running application
 */
export async function hasInitialData(release: string): Promise<boolean> {
  const { address = "", version } = initialPage;
  if (version === undefined) return true;
  const file = await fetchPageFile(address).catch(() => undefined);
  return file?.release === release && file.version === version;
}
