// Apart from the rest of the configuration: the first script of every page asks for it, and has no use for the public key.
const url = import.meta.env.VITE_SUPABASE_URL;

/** The name under which the client library keeps the session in the browser: its own default, spelled out. */
export const sessionKey: string | undefined = url && `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;
