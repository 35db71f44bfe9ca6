/**
 * Lets the browser fetch a file by an element in the document's head.
 * @returns the element
 */
export function appendLink(rel: "modulepreload" | "stylesheet", href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(link);
  return link;
}
