// Separate from the code that uses them, so that the markup does not fetch what only sending needs.

/** The name of the field that people don't see, and programs fill in. */
export const HONEYPOT = "leave-empty";

/** What a ticked box is sent as. */
export const TICKED = "yes";
