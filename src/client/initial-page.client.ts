import { withoutNeedlessEscapes } from "../browser/address.client.ts";
import { dataAddress, EMBEDDED } from "./page-data-transport.ts";

const element = document.querySelector<HTMLElement>(`script[${EMBEDDED}]`);

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

// Importing this module does it, at once: whatever looks at the path later finds the one form.
showInitialAddress();

/**
 * Shows a page's own address in the address bar where the host also serves other forms of it: `/pricing/`,
 * `/pricing.html`, `/Pricing`.
 */
function showInitialAddress(): void {
  const { address } = initialPage;
  const { pathname, search, hash } = location;
  if (address && address !== pathname && address === plainForm(pathname))
    history.replaceState(history.state, "", address + search + hash);
}

/** @returns whether the document is a page of the site, shown at its own address. */
export function isAtOwnAddress(): boolean {
  return initialPage.status === "200" && initialPage.address === location.pathname;
}

/** Ending by ending: an expression would begin anew at each of a made-up address with thousands. */
function plainForm(path: string): string {
  // In here, since it runs before the constants below it have their values.
  const endings = ["/index", ".html", "/"];
  let rest = withoutNeedlessEscapes(path).toLowerCase().replace(/\/+/g, "/");
  const endingOf = () => endings.find((each) => rest.endsWith(each));
  for (let ending = endingOf(); ending; ending = endingOf()) rest = rest.slice(0, -ending.length);
  return rest || "/";
}
