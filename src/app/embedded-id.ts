/** The id of the script element that says which page a document is, and carries its data or names their version. */
export const EMBEDDED_ID = "page-data";
