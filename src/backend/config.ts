import type { BackendSettings } from "./settings.ts";

// Written out in full: Vite puts the values in for exactly these words, and what needs them disappears without them.
const url = import.meta.env.VITE_SUPABASE_URL;
const anonKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** The backend that the site was built for; undefined if it was built without. Checked by the build. */
export const backendConfig: BackendSettings | undefined = url && anonKey ? { url, anonKey } : undefined;

/** The name under which the client library keeps the session in the browser: its own default, spelled out. */
export const sessionKey: string | undefined = url && `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
