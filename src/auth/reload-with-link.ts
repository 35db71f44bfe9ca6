let arrivalUrl: string | undefined;

/** Remembers the document's original address, link included, until the link was used. */
export function rememberAddress(address: string | undefined): void {
  arrivalUrl = address;
}

/** Reloads the document with its unused link: the last resort if scripts fail to load. */
export function reloadWithLink(): void {
  // The router patches `history` itself, and would read the link.
  if (arrivalUrl) History.prototype.replaceState.call(history, history.state, "", arrivalUrl);
  location.reload();
}
