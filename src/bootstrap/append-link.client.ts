/** Lets the browser fetch a file by an element in the document's head. */
export function appendLink(rel: "modulepreload" | "stylesheet", href = ""): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}
