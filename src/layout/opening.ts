let isFromTop = false;

/** Notes how the page that comes next is opened: from its top, or at a place further down, which must be there then. */
export function noteOpening({ fromTop }: { readonly fromTop: boolean }): void {
  isFromTop = fromTop;
}

/** Whether the page that is being opened in place of another one is seen from its top. Never on the server, nor of a tab's first page. */
export function opensFromTop(): boolean {
  return isFromTop;
}
