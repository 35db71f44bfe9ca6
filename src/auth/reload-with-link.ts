let arrivalUrl: string | undefined;

/** Remembers the address by which the document was reached, link included, until the link has been followed. */
export function rememberAddress(address: string | undefined): void {
  arrivalUrl = address;
}

/** Reloads the document with the link that has not been followed yet: the last resort where scripts fail to load. */
export function reloadWithLink(): void {
  // The router listens to calls on `history` itself, and would read the link.
  if (arrivalUrl) History.prototype.replaceState.call(history, history.state, "", arrivalUrl);
  location.reload();
}
