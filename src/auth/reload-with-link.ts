let arrivalUrl: string | undefined;

/** Remembers the address by which the document was reached, link included, as long as the link has not been dealt with. */
export function rememberAddress(address: string | undefined): void {
  arrivalUrl = address;
}

/** Gets the document anew, by the link that has not been dealt with yet. The last resort where scripts don't come. */
export function reloadWithLink(): void {
  // The router listens to calls on `history` itself, and would read the link.
  if (arrivalUrl) History.prototype.replaceState.call(history, history.state, "", arrivalUrl);
  location.reload();
}
