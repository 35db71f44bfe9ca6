/** The attribute of the script element with page data or its version. */
export const EMBEDDED = "data-address";

/** The script type of structured data. */
export const GRAPH_TYPE = "application/ld+json";

/** The address of a page's data, for client-side navigation. */
export function dataAddress(address: string): string {
  return `/data${address === "/" ? "/index" : address}.json`;
}

/** What `dist/data/….json` holds. */
export interface PageFile<Data = object> {
  /** The path of the application's script that it was made for. */
  readonly release: string;
  /** A hash of the data, which the page's HTML also has. */
  readonly version: string;
  readonly data: Data;
}

/** Writes the file with a page's data. */
export function writePageFile(file: PageFile): string {
  return JSON.stringify(file);
}

/**
 * Embeds a page's data in its HTML as a JSON script, which can't run.
 * @param address the page's address
 * @param data the data that its route loaded; undefined on the 404 page
 */
export function embedData(address: string, data: object | undefined): string {
  const json = data ? escapeForScript(JSON.stringify(withoutBody(data))) : "";
  return `<script type="application/json" ${EMBEDDED}="${address}" data-status="${data ? 200 : 404}">${json}</script>`;
}

/**
 * The same element without the data, which readers don't need and which would repeat the
 * page (decision 101).
 * @param version the version of the page's data file
 */
export function nameData(address: string, version: string): string {
  return `<script type="application/json" ${EMBEDDED}="${address}" data-status="200" data-version="${version}"></script>`;
}

/** Embeds structured data, as JSON-LD. */
export function embedGraph(graph: object | undefined): string {
  if (!graph) return "";
  return `<script type="${GRAPH_TYPE}">${escapeForScript(JSON.stringify(graph))}</script>`;
}

/** Escapes everything in JSON that could end a script element. */
export function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** The HTML has the body already. */
function withoutBody(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => key !== "body"));
}
