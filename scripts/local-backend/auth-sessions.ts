import { randomUUID } from "node:crypto";
import { AuthFailure } from "./auth-errors.ts";
import type { AuthService } from "./auth-service.ts";
import { addRefreshToken, type RefreshToken, type Session, type User } from "./auth-store.ts";
import { bearerToken, type Incoming } from "./http.ts";
import { checkJwt, signJwt } from "./jwt.ts";
import { localJwtSecret } from "./keys.ts";

const iso = (time: number) => new Date(time).toISOString();

/** An account as the service shows it to its owner. */
export function userBody(user: User): Record<string, unknown> {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    factors: [],
    created_at: iso(user.createdAt),
    app_metadata: {},
    user_metadata: {},
  };
}

/** A session as the service hands it out. */
export interface SessionBody {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: Record<string, unknown>;
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
    role: "authenticated",
    aal: "aal1",
    session_id: session.id,
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

/** Signs an account in. `issuer` is the service's own origin. */
export function openSession(service: AuthService, user: User, issuer: string): SessionBody {
  const now = service.clock.now();
  const session: Session = { id: randomUUID(), userId: user.id, createdAt: now };
  service.store.sessions.set(session.id, session);
  return sessionBody(service, user, session, addRefreshToken(service.store, session.id), issuer);
}

/** How long a used refresh token still works, in milliseconds. */
const REUSE = 10_000;

function revokeAll(service: AuthService, sessionId: string): void {
  for (const refresh of service.store.refreshTokens.values()) {
    if (refresh.sessionId === sessionId) refresh.revokedAt ??= service.clock.now();
  }
}

/**
 * Refreshes a token. A reused one is refused, and revokes the session's tokens,
 * since one of its two users must be a thief; unless the likelier reason is a lost answer (it is the
 * parent of the current token, which is returned again) or two tabs at once.
 */
function successorOf(service: AuthService, used: RefreshToken): RefreshToken {
  const { store, clock } = service;
  if (used.revokedAt !== undefined) {
    const tokens = [...store.refreshTokens.values()];
    const inForce = tokens.find((each) => each.sessionId === used.sessionId && each.revokedAt === undefined);
    if (inForce?.parent === used.token) return inForce;
    if (clock.now() > used.revokedAt + REUSE) {
      revokeAll(service, used.sessionId);
      throw new AuthFailure("refresh_token_already_used");
    }
  }
  used.revokedAt ??= clock.now();
  return addRefreshToken(store, used.sessionId, used.token);
}

/** Changes a refresh token for the same session with new tokens. */
export function refreshSession(service: AuthService, token: string, issuer: string): SessionBody {
  if (token.length < 12) throw new AuthFailure("validation_failed", { message: "Refresh token is not valid" });
  const { store } = service;
  const used = store.refreshTokens.get(token);
  const session = used && store.sessions.get(used.sessionId);
  const user = store.users.find((each) => each.id === session?.userId);
  if (!used || !session || !user) throw new AuthFailure("refresh_token_not_found");
  return sessionBody(service, user, session, successorOf(service, used), issuer);
}

/** Finds out who is asking, by their access token. */
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
  return { user, session };
}
