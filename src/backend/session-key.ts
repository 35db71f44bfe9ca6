// Apart from the rest of the configuration: the first script of every page asks for it, and has no use for the public key.
const url = import.meta.env.VITE_SUPABASE_URL;

/** The name under which the client library keeps the session in the browser: its own default, spelled out. */
export const sessionKey: string | undefined = url && `sb-${new URL(url).hostname.split(".")[0]}-auth-token`;

/** The name under which the code verifiers of the links are kept that were asked for in this browser. */
export const verifiersKey: string | undefined = sessionKey && `${sessionKey}-verifiers`;

/** The name under which the client library itself keeps the code verifier of the last request, as earlier releases of this site left it to. */
export const libraryVerifierKey: string | undefined = sessionKey && `${sessionKey}-code-verifier`;
