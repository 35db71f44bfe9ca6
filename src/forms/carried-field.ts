/** The message field, which every form has. */
export const CARRIED_FIELD = "message";
