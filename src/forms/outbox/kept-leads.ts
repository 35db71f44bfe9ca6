/** What the names of unsent leads begin with, in the browser's storage. */
export const KEPT_PREFIX = "unsent:";
