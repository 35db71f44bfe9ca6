import type { BackendSettings } from "./settings.ts";

// Written out in full: Vite puts the values in for exactly these words, and what needs them disappears without them.
const url = import.meta.env.VITE_SUPABASE_URL;
const anonKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** The backend that the site was built for; undefined if it was built without. Checked by the build. */
export const backendConfig: BackendSettings | undefined = url && anonKey ? { url, anonKey } : undefined;
