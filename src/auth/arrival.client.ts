import { cleanAddress, readArrival } from "./arrival.ts";

/** What the document's address brought along. Importing this module takes tokens and codes off the address, at once. */
export const arrival = readArrival(location);

const address = cleanAddress(location);
if (address !== undefined) history.replaceState(history.state, "", address);
