// Separate from the code that uses them: the markup doesn't load what only sending needs.

/** The name of the field that only bots fill in. */
export const HONEYPOT = "leave-empty";

/** The value of a ticked box. */
export const TICKED = "yes";
