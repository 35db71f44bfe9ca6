import { localAnonKey } from "./keys.ts";

/** The address of a backend that doesn't exist: tests that need answers provide them. */
export const PLACEHOLDER = "http://127.0.0.1:54999";

/** Settings to build a site with all parts that need a backend, for screenshots, measurements and tests. */
export const placeholderSettings = { VITE_SUPABASE_URL: PLACEHOLDER, VITE_SUPABASE_ANON_KEY: localAnonKey };
