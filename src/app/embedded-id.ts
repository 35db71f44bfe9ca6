/** The id of the script element that carries a page's data in its own HTML. */
export const EMBEDDED_ID = "page-data";
