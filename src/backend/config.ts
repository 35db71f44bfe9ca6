import type { BackendSettings } from "./settings.ts";

// Written out in full: Vite replaces exactly these expressions, and unused code is removed.
const url = import.meta.env.VITE_SUPABASE_URL;
const anonKey = import.meta.env.VITE_SUPABASE_ANON_KEY;

/** The backend of this build, checked by the build; undefined without one. */
export const backendConfig: BackendSettings | undefined = url && anonKey ? { url, anonKey } : undefined;
