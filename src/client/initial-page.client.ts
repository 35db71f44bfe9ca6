import { withoutNeedlessEscapes } from "../browser/address.client.ts";
import { dataAddress, EMBEDDED } from "./page-data-transport.ts";

const element = document.querySelector<HTMLElement>(`script[${EMBEDDED}]`);

/** The document's own page data (page-data-transport.ts). */
interface InitialPage {
  readonly address?: string;
  readonly status?: string;
  /** The version of the page's data, if not embedded. */
  readonly version?: string;
  /** The embedded data; otherwise empty. */
  readonly json: string | undefined;
}

/** The page of the document. */
export const initialPage: InitialPage = { ...element?.dataset, json: element?.textContent };

let asked: Promise<Response> | undefined;

/** Loads the data of the document's page unless embedded. Further calls do nothing. */
export function fetchInitialData(): Promise<Response> | undefined {
  const { address, version } = initialPage;
  if (address && version !== undefined) asked ??= fetch(dataAddress(address));
  return asked;
}

// On import, as later code reads the path.
showInitialAddress();

/**
 * Canonicalises the address bar where hosts also serve other forms: `/pricing/`,
 * `/pricing.html`, `/Pricing`.
 */
function showInitialAddress(): void {
  const { address } = initialPage;
  const { pathname, search, hash } = location;
  if (address && address !== pathname && address === plainForm(pathname))
    history.replaceState(history.state, "", address + search + hash);
}

/** Whether the document is a page of the site at its own address. */
export function isAtOwnAddress(): boolean {
  return initialPage.status === "200" && initialPage.address === location.pathname;
}

/** One ending at a time: a regular expression would be quadratic for addresses with thousands of them. */
function plainForm(path: string): string {
  // In here, as it runs before the constants below are initialised.
  const endings = ["/index", ".html", "/"];
  let rest = withoutNeedlessEscapes(path).toLowerCase().replace(/\/+/g, "/");
  const endingOf = () => endings.find((each) => rest.endsWith(each));
  for (let ending = endingOf(); ending; ending = endingOf()) rest = rest.slice(0, -ending.length);
  return rest || "/";
}
