/** The field that every form has for what is said in one's own words. */
export const CARRIED_FIELD = "message";
