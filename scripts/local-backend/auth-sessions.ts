import { randomUUID } from "node:crypto";
import { AuthFailure } from "./auth-errors.ts";
import type { AuthService } from "./auth-service.ts";
import { addRefreshToken, type Factor, type RefreshToken, type Session, type User } from "./auth-store.ts";
import { bearerToken, type Incoming } from "./http.ts";
import { checkJwt, signJwt } from "./jwt.ts";
import { localJwtSecret } from "./keys.ts";

const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

const appMetadata = { provider: "email", providers: ["email"] };

/** An account as the service shows it to its owner. */
export function userBody(user: User): Record<string, unknown> {
  const identity = { sub: user.id, email: user.email, email_verified: true, phone_verified: false };
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    email_confirmed_at: iso(user.createdAt),
    phone: "",
    confirmed_at: iso(user.createdAt),
    recovery_sent_at: iso(user.recovery?.sentAt),
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: appMetadata,
    user_metadata: { email_verified: true },
    identities: [{ identity_id: user.id, id: user.id, user_id: user.id, identity_data: identity, provider: "email" }],
    factors: user.factors.map(factorBody),
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    is_anonymous: false,
  };
}

function factorBody({ id, createdAt, isVerified }: Factor) {
  const status = isVerified ? "verified" : "unverified";
  return { id, factor_type: "totp", status, created_at: iso(createdAt), updated_at: iso(createdAt) };
}

/** A session as the service hands it out. */
export type SessionBody = {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Record<string, unknown>;
};

/** How the person proved who they are, the newest first. */
function methods({ signInMethod, createdAt, provedAt }: Session) {
  const first = { method: signInMethod, timestamp: Math.floor(createdAt / 1000) };
  return provedAt === undefined ? [first] : [{ method: "totp", timestamp: Math.floor(provedAt / 1000) }, first];
}

function sessionBody(service: AuthService, user: User, session: Session, refresh: RefreshToken, issuer: string) {
  const issuedAt = Math.floor(service.clock.now() / 1000);
  const expiresAt = issuedAt + service.settings.accessTokenSeconds;
  const claims = {
    iss: `${issuer}/auth/v1`,
    sub: user.id,
    aud: "authenticated",
    exp: expiresAt,
    iat: issuedAt,
    email: user.email,
    phone: "",
    app_metadata: appMetadata,
    user_metadata: { email_verified: true },
    role: "authenticated",
    aal: session.provedAt === undefined ? "aal1" : "aal2",
    amr: methods(session),
    session_id: session.id,
    is_anonymous: false,
  };
  const body: SessionBody = {
    access_token: signJwt(claims, localJwtSecret),
    token_type: "bearer",
    expires_in: service.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refresh.token,
    user: userBody(user),
  };
  return body;
}

/**
 * Signs an account in.
 *
 * @param service the authentication service
 * @param user the account
 * @param signInMethod how the person proved who they are
 * @param issuer the service's own origin
 * @returns the new session
 */
export function openSession(service: AuthService, user: User, signInMethod: string, issuer: string): SessionBody {
  const now = service.clock.now();
  const session: Session = { id: randomUUID(), userId: user.id, createdAt: now, signInMethod, provedAt: undefined };
  service.store.sessions.set(session.id, session);
  user.lastSignInAt = now;
  return sessionBody(service, user, session, addRefreshToken(service.store, session.id), issuer);
}

/** Hands a session out anew, with new tokens, after something about it has changed. */
export function reopenSession(service: AuthService, user: User, session: Session, issuer: string): SessionBody {
  return sessionBody(service, user, session, addRefreshToken(service.store, session.id), issuer);
}

function revokeAll(service: AuthService, sessionId: string): void {
  for (const refresh of service.store.refreshTokens.values()) {
    if (refresh.sessionId === sessionId) refresh.revokedAt ??= service.clock.now();
  }
}

/**
 * What a refresh token is changed for. A token that was used already is refused, and with it the whole session's tokens,
 * since one of the two users must be a thief; except where the likelier reason is an answer that got lost (it is the
 * parent of the token in force, which is handed out again) or two tabs at the same moment.
 */
function successorOf(service: AuthService, used: RefreshToken): RefreshToken {
  const { store, clock, settings } = service;
  if (used.revokedAt !== undefined) {
    const tokens = [...store.refreshTokens.values()];
    const inForce = tokens.find((each) => each.sessionId === used.sessionId && each.revokedAt === undefined);
    if (inForce?.parent === used.token) return inForce;
    if (clock.now() > used.revokedAt + settings.reuseSeconds * 1000) {
      revokeAll(service, used.sessionId);
      throw new AuthFailure("refresh_token_already_used");
    }
  }
  used.revokedAt ??= clock.now();
  return addRefreshToken(store, used.sessionId, used.token);
}

/**
 * Changes a refresh token for a new session.
 *
 * @param service the authentication service
 * @param token the refresh token
 * @param issuer the service's own origin
 * @returns the same session with new tokens
 * @throws AuthFailure if the token is unknown or was used already, or its session is over
 */
export function refreshSession(service: AuthService, token: string, issuer: string): SessionBody {
  if (token.length < 12) throw new AuthFailure("validation_failed", { message: "Refresh token is not valid" });
  const { store, clock, settings } = service;
  const used = store.refreshTokens.get(token);
  const session = used && store.sessions.get(used.sessionId);
  const user = store.users.find((each) => each.id === session?.userId);
  if (!used || !session || !user) throw new AuthFailure("refresh_token_not_found");
  if (isBanned(service, user)) {
    throw new AuthFailure("user_banned", { status: 400, message: "Invalid Refresh Token: User Banned" });
  }
  if (clock.now() > session.createdAt + settings.sessionSeconds * 1000) throw new AuthFailure("session_expired");
  return sessionBody(service, user, session, successorOf(service, used), issuer);
}

/**
 * Finds out who is asking.
 *
 * @param service the authentication service
 * @param request a request with an access token
 * @returns the account and its session
 * @throws AuthFailure if there is no token, a wrong one or one whose session is over
 */
export function signedIn(service: AuthService, request: Incoming): { user: User; session: Session } {
  const token = bearerToken(request);
  if (!token) throw new AuthFailure("no_authorization");
  const checked = checkJwt(token, localJwtSecret, service.clock.now());
  if ("problem" in checked) {
    const message = `invalid JWT: unable to parse or verify signature, ${checked.problem}`;
    throw new AuthFailure("bad_jwt", { message });
  }
  if (!checked.claims.sub) throw new AuthFailure("bad_jwt", { message: "invalid claim: missing sub claim" });
  const user = service.store.users.find((each) => each.id === checked.claims.sub);
  if (!user) throw new AuthFailure("user_not_found");
  const session = service.store.sessions.get(checked.claims.session_id ?? "");
  if (!session) throw new AuthFailure("session_not_found");
  if (isBanned(service, user)) throw new AuthFailure("user_banned");
  return { user, session };
}

/** Whether an account is barred for the time being. */
export function isBanned(service: AuthService, user: User): boolean {
  return user.bannedUntil > service.clock.now();
}
