import { createHash, randomBytes, randomUUID } from "node:crypto";
import { AuthFailure } from "./auth-errors.ts";
import type { AuthService } from "./auth-service.ts";
import { openSession, type SessionBody } from "./auth-sessions.ts";
import type { User } from "./auth-store.ts";
import type { Answer, Incoming } from "./http.ts";

const PKCE_PREFIX = "pkce_";

/** The lifetime of a mailed link, and of a code, which starts with the request for the mail. In milliseconds. */
const LINK_LIFE = 3_600_000;
const CODE_LIFE = 300_000;

/**
 * Checks the two PKCE values of a request.
 * @returns the challenge, or nothing in the implicit flow
 */
export function readChallenge(challenge: string, method: string): string | undefined {
  if (challenge === "" && method === "") return undefined;
  if (!/^[\w.~-]{43,128}$/.test(challenge) || method.toLowerCase() !== "s256") {
    throw new AuthFailure("validation_failed", {
      message: "PKCE flow requires code_challenge_method and code_challenge",
    });
  }
  return challenge;
}

/** Remembers the requesting browser, as only that one can finish. The service does so before it refuses anything. */
export function beginFlow(service: AuthService, user: User, challenge: string): void {
  const code = randomUUID();
  service.store.flows.set(code, { code, userId: user.id, createdAt: service.clock.now(), challenge });
}

const isAllowed = (address: string, origins: readonly string[]) =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/**
 * The target of a mailed link. As with the hosted service, an address that isn't allowed is no error: the requesting page
 * or the site's home page replaces it.
 * @param origins the allowed origins; the first is the site
 * @param asked a target outside of the query
 */
function redirectTarget(request: Incoming, origins: readonly [string, ...string[]], asked = ""): string {
  const wishes = [asked, request.url.searchParams.get("redirect_to") ?? "", request.headers.referer ?? ""];
  return wishes.find((address) => isAllowed(address, origins)) ?? origins[0];
}

/**
 * Makes a link that signs an account in, once. A link made before is dead from now on.
 * @param options whether the link brings a code (PKCE), and where it leads if the query does not say
 */
export function makeRecoveryLink(
  service: AuthService,
  user: User,
  request: Incoming,
  options: { readonly isPkce?: boolean; readonly redirectTo?: string | undefined } = {},
): string {
  const token = `${options.isPkce ? PKCE_PREFIX : ""}${randomBytes(28).toString("hex")}`;
  user.recovery = { token, sentAt: service.clock.now() };
  const link = new URL("/auth/v1/verify", request.url.origin);
  link.searchParams.set("token", token);
  link.searchParams.set("type", "recovery");
  link.searchParams.set("redirect_to", redirectTarget(request, service.settings.allowedOrigins, options.redirectTo));
  return link.href;
}

/** Mails a link to an account, unless the last one went out a moment ago. */
export function mailRecoveryLink(service: AuthService, user: User, request: Incoming, isPkce: boolean): void {
  const now = service.clock.now();
  const pause = service.settings.secondsBetweenMails * 1000;
  const wait = (user.lastMailAt ?? Number.NEGATIVE_INFINITY) + pause - now;
  if (wait > 0) {
    const message = `For security purposes, you can only request this after ${Math.floor(wait / 1000)} seconds.`;
    throw new AuthFailure("over_email_send_rate_limit", { message });
  }
  user.lastMailAt = now;
  const link = makeRecoveryLink(service, user, request, { isPkce });
  service.mailbox.deliver({ to: user.email, subject: "Reset your password", link });
}

/** All types of links. The stand-in sends two of them, and accepts no others. */
const linkTypes = ["recovery", "magiclink", "signup", "invite", "email_change", "email"];

/** Finds the account that a mailed link belongs to, and uses the link up. */
function redeem(service: AuthService, token: string, type: string): User {
  if (!linkTypes.includes(type)) {
    throw new AuthFailure("validation_failed", { message: "Invalid email verification type" });
  }
  const isKnown = type === "recovery" || type === "magiclink";
  const user = isKnown ? service.store.users.find((each) => each.recovery?.token === token) : undefined;
  const sentAt = user?.recovery?.sentAt ?? Number.NEGATIVE_INFINITY;
  if (!user || service.clock.now() > sentAt + LINK_LIFE) throw new AuthFailure("otp_expired");
  user.recovery = undefined;
  return user;
}

/** The code of the sign-in that the account began last, in whatever browser. */
function codeFor(service: AuthService, user: User): string {
  const code = [...service.store.flows.values()].findLast((flow) => flow.userId === user.id)?.code;
  if (!code) throw new AuthFailure("flow_state_not_found", { status: 400 });
  return code;
}

const oauthNames: Readonly<Record<number, string>> = { 400: "invalid_request", 403: "access_denied" };

function sorted(values: Readonly<Record<string, string>>): URLSearchParams {
  const params = new URLSearchParams(values);
  params.sort();
  return params;
}

const seeOther = (location: string): Answer => ({ status: 303, headers: { location } });

function withTokens(target: string, session: SessionBody, type: string): Answer {
  const { access_token, token_type, expires_in, expires_at, refresh_token } = session;
  const times = { expires_in: String(expires_in), expires_at: String(expires_at) };
  return seeOther(`${target}#${sorted({ access_token, token_type, ...times, refresh_token, sb: "", type })}`);
}

function withCode(target: string, code: string): Answer {
  const address = new URL(target);
  address.searchParams.set("code", code);
  address.searchParams.sort();
  return seeOther(address.href);
}

/** The error goes into the hash, escaped twice; in the PKCE flow into the query too. */
function withError(target: string, failure: AuthFailure, isPkce: boolean): Answer {
  const error = oauthNames[failure.status];
  const values = { ...(error ? { error } : {}), error_code: failure.code, error_description: failure.message };
  const address = new URL(target);
  if (isPkce) {
    for (const [name, value] of Object.entries(values)) address.searchParams.set(name, value);
    address.searchParams.sort();
  }
  address.hash = sorted({ ...values, sb: "" })
    .toString()
    .replaceAll("%", "%25");
  return seeOther(address.href);
}

/**
 * Answers a click on a mailed link: with tokens in the hash, with a code in the query, or with an error in the hash.
 * @returns a redirect to the site, always
 */
export function followLink(service: AuthService, request: Incoming): Answer {
  const token = request.url.searchParams.get("token") ?? "";
  const type = request.url.searchParams.get("type") ?? "";
  if (!type || !token) {
    const message = `Verify requires a ${type ? "token or a token hash" : "verification type"}`;
    throw new AuthFailure("validation_failed", { message });
  }
  const target = redirectTarget(request, service.settings.allowedOrigins);
  const isPkce = token.startsWith(PKCE_PREFIX);
  try {
    const user = redeem(service, token, type);
    if (isPkce) return withCode(target, codeFor(service, user));
    return withTokens(target, openSession(service, user, request.url.origin), type);
  } catch (error) {
    if (error instanceof AuthFailure) return withError(target, error, isPkce);
    throw error;
  }
}

/** Redeems the token hash of a mail without following its link: the mail's template can name it. */
export function redeemTokenHash(service: AuthService, token: string, type: string, issuer: string): SessionBody {
  return openSession(service, redeem(service, token, type), issuer);
}

/** Exchanges a code for a session. A wrong verifier doesn't use the code up; success does. */
export function exchangeCode(service: AuthService, code: string, verifier: string, issuer: string): SessionBody {
  if (!code || !verifier) {
    const message = "invalid request: both auth code and code verifier should be non-empty";
    throw new AuthFailure("validation_failed", { message });
  }
  const flow = service.store.flows.get(code);
  const user = service.store.users.find((each) => each.id === flow?.userId);
  if (!flow || !user) throw new AuthFailure("flow_state_not_found");
  // Counted from the request for the mail, not from the click: the hosted service does so.
  if (service.clock.now() > flow.createdAt + CODE_LIFE) {
    throw new AuthFailure("flow_state_expired");
  }
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  if (challenge !== flow.challenge) throw new AuthFailure("bad_code_verifier");
  service.store.flows.delete(code);
  return openSession(service, user, issuer);
}
