/** The two values that connect a build to the hosted backend. */
export interface BackendSettings {
  readonly url: string;
  /** The public key, readable by anyone who loads the site. */
  readonly anonKey: string;
}

/** `process.env`, or Vite's `import.meta.env`. */
type Environment = Readonly<Record<string, string | undefined>>;

const URL_NAME = "VITE_SUPABASE_URL";
const KEY_NAME = "VITE_SUPABASE_ANON_KEY";

/** Reads the two values; empty ones count as missing, as in shells. */
export function readBackendSettings(environment: Environment): BackendSettings | undefined {
  const url = environment[URL_NAME] ?? "";
  const anonKey = environment[KEY_NAME] ?? "";
  if (!url && !anonKey) return undefined;
  const problems = [url ? urlProblem(url) : missing(URL_NAME, KEY_NAME)];
  problems.push(anonKey ? keyProblem(anonKey) : missing(KEY_NAME, URL_NAME));
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) throw new Error(found.join("\n"));
  return { url, anonKey };
}

function missing(name: string, other: string): string {
  return `${name} is not set, but ${other} is. Set both, or neither to build without a backend.`;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

function urlProblem(value: string): string | undefined {
  const advice = "It is the project's address and nothing else, such as https://abcdefgh.supabase.co";
  if (!URL.canParse(value) || value !== value.trim()) return `${URL_NAME} is no address: "${value}". ${advice}`;
  const url = new URL(value);
  const isSecure = url.protocol === "https:" || (url.protocol === "http:" && LOOPBACK.includes(url.hostname));
  if (!isSecure) return `${URL_NAME} must start with https:// (http:// only on this machine): "${value}". ${advice}`;
  // The host ends up in the security policy and in server configurations, where other characters have a meaning.
  const isPlain = LOOPBACK.includes(url.hostname) || /^[a-z0-9.-]+$/.test(url.hostname);
  if (!isPlain || url.href !== `${url.origin}/`) return `${URL_NAME} has more than a host in it: "${value}". ${advice}`;
  return undefined;
}

/** A secret key would be published with the site, so it is refused. */
function keyProblem(value: string): string | undefined {
  const role = roleOf(value);
  if (role === "anon" || /^sb_publishable_[\w-]+$/.test(value)) return undefined;
  const isSecret = role !== undefined || value.startsWith("sb_secret_");
  const advice = 'It is the project\'s "anon" or "publishable" key, which the dashboard shows under API keys.';
  return isSecret
    ? `${KEY_NAME} is a secret key${role ? ` (role "${role}")` : ""}: everybody could read it in the built site. ${advice}`
    : `${KEY_NAME} is no key. ${advice}`;
}

function roleOf(token: string): string | undefined {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token)?.[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null && "role" in claims ? String(claims.role) : undefined;
  } catch {
    return undefined;
  }
}
