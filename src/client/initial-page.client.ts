import { dataAddress, EMBEDDED_ID } from "./page-data-transport.ts";

const element = document.getElementById(EMBEDDED_ID);

/** What the document says of its page (page-data-transport.ts). */
interface InitialPage {
  readonly address?: string;
  readonly status?: string;
  /** The version of the page's data, where the document doesn't hold it. */
  readonly version?: string;
  /** The data, where the document holds it; otherwise empty. */
  readonly json: string | undefined;
}

/** The page that the document was when it loaded. */
export const initialPage: InitialPage = { ...element?.dataset, json: element?.textContent };

let asked: Promise<Response> | undefined;

/** Fetches the data of the document's page where the document doesn't hold it. Calling it again does nothing more. */
export function fetchInitialData(): Promise<Response> | undefined {
  const { address, version } = initialPage;
  if (address && version !== undefined) asked ??= fetch(dataAddress(address));
  return asked;
}

/**
 * Shows a page's own address in the address bar where the host also serves other forms of it: `/pricing/`,
 * `/pricing.html`, `/Pricing`. The application finds routes and data by the address, and knows only the one.
 */
export function showInitialAddress(): void {
  const { address } = initialPage;
  const { pathname, search, hash } = location;
  if (address && address !== pathname && address === plainForm(pathname))
    history.replaceState(history.state, "", address + search + hash);
}

function plainForm(path: string): string {
  const ending = /(\/index|\.html|\/)+$/;
  return path.toLowerCase().replace(/\/+/g, "/").replace(ending, "") || "/";
}
