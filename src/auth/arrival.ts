import { decoded, fieldsIn, partsOf, proofIn } from "./fields-in-address.ts";
import { isAuthPage, isCallbackPath } from "./link-in-address.ts";

/** Link types that set a session from tokens (specified). */
const SIGN_IN_TYPES = ["magiclink", "recovery"] as const;

type SignInType = (typeof SIGN_IN_TYPES)[number];

/** What a sign-in link added to the address. */
export type Link =
  /** A session's tokens. */
  | { readonly kind: "tokens"; readonly access_token: string; readonly refresh_token: string }
  /** A code that can be exchanged for a session, once, in the browser that requested it. */
  | { readonly kind: "code"; readonly code: string }
  /** The token hash from the mail: it signs in on any device, once. */
  | { readonly kind: "token-hash"; readonly token_hash: string; readonly type: SignInType }
  /** The service's refusal, in its own words. */
  | { readonly kind: "error"; readonly message: string; readonly code: string | undefined }
  /** A link that can't sign in here, such as an invitation, or an incomplete one. */
  | { readonly kind: "other" };

/** The parsed address. */
interface Arrival {
  readonly link: Link | undefined;
  /** Whether the callback continues with a new password. */
  readonly isRecovery: boolean;
  readonly next: string | null;
}

type Address = Pick<URL, "pathname" | "search" | "hash">;

/** Shorter hashes are anchors (specified). */
const SHORTEST_HASH = 10;

/** Fields with the service's error, best wording first. */
const ERROR_FIELDS = ["error_description", "error_code", "error"];

/** Reads what a sign-in link added to an address (link-in-address.ts). */
export function readArrival(address: Address): Arrival {
  const { pathname } = address;
  const parts = partsOf(address);
  const query = fieldsIn(parts.query);
  const link = readTokens(parts.hash) ?? readError(pathname, parts.hash, query) ?? readProof(pathname, query);
  return { link, isRecovery: signInType(query) === "recovery", next: query.get("next") };
}

/** Tokens are always removed from an address. */
function readTokens(hash: string): Link | undefined {
  if (hash.length < SHORTEST_HASH) return undefined;
  const fields = fieldsIn(hash);
  const access_token = proofIn(fields, "access_token");
  const refresh_token = proofIn(fields, "refresh_token");
  if (!access_token && !refresh_token) return undefined;
  const isSignIn = signInType(fields) && access_token && refresh_token;
  return isSignIn ? { kind: "tokens", access_token, refresh_token } : { kind: "other" };
}

function signInType(fields: URLSearchParams): SignInType | undefined {
  return SIGN_IN_TYPES.find((type) => type === proofIn(fields, "type").toLowerCase());
}

/** The error is in the hash, and for code requests in the query too. The hash is escaped twice. */
function readError(pathname: string, hash: string, query: URLSearchParams): Link | undefined {
  const fields = fieldsIn(hash);
  const inHash = messageIn(fields);
  const inQuery = isAuthPage(pathname) || inHash ? messageIn(query) : undefined;
  const message = inQuery ?? (inHash && decoded(inHash));
  const code = query.get("error_code") ?? fields.get("error_code") ?? undefined;
  return message ? { kind: "error", message, code } : undefined;
}

function messageIn(fields: URLSearchParams): string | undefined {
  return ERROR_FIELDS.map((name) => fields.get(name)?.trim()).find(Boolean);
}

function readProof(pathname: string, query: URLSearchParams): Link | undefined {
  const token_hash = isCallbackPath(pathname) && proofIn(query, "token_hash");
  const type = signInType(query);
  if (token_hash) return type ? { kind: "token-hash", token_hash, type } : { kind: "other" };
  const code = proofIn(query, "code");
  return code ? { kind: "code", code } : undefined;
}
