// Separate from the configuration: the first script of every page needs it, but not the public key.
const url = import.meta.env.VITE_SUPABASE_URL;

/** The key under which the client library stores the session: its own default, spelled out. */
export const sessionKey: string | undefined = url && `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
