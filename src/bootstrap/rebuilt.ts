/**
 * The name of the event that tells the bootstrap that React had to build the document anew, because something else had
 * changed it before React came (a translation, an extension): marks on the old elements are gone.
 */
export const REBUILT = "rebuilt";
