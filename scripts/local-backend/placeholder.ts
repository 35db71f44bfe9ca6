import { localAnonKey } from "./keys.ts";

/** The address of a backend that is not there: who needs answers brings them along. */
export const PLACEHOLDER = "http://127.0.0.1:54999";

/** The settings of a site that is built to be looked at, measured and tested, so that it has all that a backend gives it. */
export const placeholderSettings = { VITE_SUPABASE_URL: PLACEHOLDER, VITE_SUPABASE_ANON_KEY: localAnonKey };
