/** The event by which the application tells the bootstrap that it shows the pages from now on. */
export const APPLICATION_STARTS = "takeover";
