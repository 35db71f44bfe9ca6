/** What the script element has that says which page a document is, and carries its data or names their version. */
export const EMBEDDED = "data-address";

/** The type of the script element with what search engines are told of a page. */
export const GRAPH_TYPE = "application/ld+json";

/** @returns the address of the file with a page's data, for client-side navigation. */
export function dataAddress(address: string): string {
  return `/data${address === "/" ? "/index" : address}.json`;
}

/** A page's data in a file of its own. */
export interface PageFile<Data = object> {
  /** The path of the application's script that it was made for. */
  readonly release: string;
  /** Changes with the data. The page's HTML names the one that it was made from. */
  readonly version: string;
  readonly data: Data;
}

/** Writes the file with a page's data. */
export function writePageFile(file: PageFile): string {
  return JSON.stringify(file);
}

/**
 * Writes the element that brings a page's data along in its own HTML. It cannot run: its type is JSON.
 * @param address the page's address
 * @param data what its route loaded; undefined on the page of unknown addresses
 */
export function embedData(address: string, data: object | undefined): string {
  const json = data ? escapeForScript(JSON.stringify(withoutBody(data))) : "";
  return `<script type="application/json" ${EMBEDDED}="${address}" data-status="${data ? 200 : 404}">${json}</script>`;
}

/**
 * Writes the same element without the data: who only reads does not need it, and it says once more what the page says
 * already (decision 101).
 * @param version the version of the file with the page's data
 */
export function nameData(address: string, version: string): string {
  return `<script type="application/json" ${EMBEDDED}="${address}" data-status="200" data-version="${version}"></script>`;
}

/** Writes the element with what search engines are told of a page. It cannot run either: its type is JSON-LD. */
export function embedGraph(graph: object | undefined): string {
  if (!graph) return "";
  return `<script type="${GRAPH_TYPE}">${escapeForScript(JSON.stringify(graph))}</script>`;
}

/** @returns the JSON with everything that could end a script element written as an escape. */
export function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** The body is in the HTML already; the copy for the document does without it. */
function withoutBody(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== "body"));
}
