let isFromTop = false;

/** Remembers how the next page is opened: at its top, or further down, which then has to be rendered at once. */
export function noteOpening({ fromTop }: { readonly fromTop: boolean }): void {
  isFromTop = fromTop;
}

/** Whether the page that is being opened is seen from its top. False on the server and for a tab's first page. */
export function opensFromTop(): boolean {
  return isFromTop;
}
