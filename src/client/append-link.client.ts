/** Loads a file by a link element in the head. */
export function appendLink(rel: "modulepreload" | "stylesheet", href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, href });
  document.head.append(link);
  return link;
}
