let arrivalUrl: string | undefined;

/** Remembers the address by which the document was reached, link included, as long as the link has not been dealt with. */
export function rememberAddress(address: string | undefined): void {
  arrivalUrl = address;
}

/** Reloads the document with the link that is still to be dealt with: the last resort where scripts fail to load. */
export function reloadWithLink(): void {
  // The router listens to calls on `history` itself, and would read the link.
  if (arrivalUrl) History.prototype.replaceState.call(history, history.state, "", arrivalUrl);
  location.reload();
}
