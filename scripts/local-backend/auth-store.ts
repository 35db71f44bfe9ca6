import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from "node:crypto";
import type { Clock } from "./clock.ts";
import staffMember from "./staff.json" with { type: "json" };

/** A mail's link that has not been used. */
interface Recovery {
  readonly token: string;
  readonly sentAt: number;
}

/** A member of staff. Times are milliseconds since 1970; the password is kept as a hash. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly createdAt: number;
  password: { readonly salt: Buffer; readonly hash: Buffer };
  recovery: Recovery | undefined;
  lastMailAt: number | undefined;
}

/** A sign-in that was begun in one browser and has to be finished in the same one (PKCE). */
interface Flow {
  readonly code: string;
  readonly userId: string;
  readonly challenge: string;
  readonly createdAt: number;
}

/** A session. It ends by being taken out of the store. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: number;
}

/** A token that can be changed for a new one, once. */
export interface RefreshToken {
  readonly token: string;
  readonly sessionId: string;
  /** The token that this one replaced. */
  readonly parent: string | undefined;
  revokedAt: number | undefined;
}

/** All that the authentication service remembers. Nothing of it outlives the process. */
export interface AuthStore {
  readonly users: readonly User[];
  readonly flows: Map<string, Flow>;
  readonly sessions: Map<string, Session>;
  readonly refreshTokens: Map<string, RefreshToken>;
}

function hashPassword(password: string): User["password"] {
  const salt = randomBytes(16);
  return { salt, hash: scryptSync(password, salt, 32, { N: 1024 }) };
}

/** Makes a store with the account of the member of staff, and no session. */
export function createAuthStore(clock: Clock): AuthStore {
  const password = hashPassword(staffMember.password);
  const never = { recovery: undefined, lastMailAt: undefined };
  const user = { id: randomUUID(), email: staffMember.email, createdAt: clock.now(), password, ...never };
  return { users: [user], flows: new Map(), sessions: new Map(), refreshTokens: new Map() };
}

/** Checks the account's password. */
export function isPasswordOf(user: User, password: string): boolean {
  return timingSafeEqual(scryptSync(password, user.password.salt, 32, { N: 1024 }), user.password.hash);
}

/** Sets a password. Links that were mailed before and every other session end with it. */
export function setPassword(store: AuthStore, user: User, password: string, keptSession: string): void {
  user.password = hashPassword(password);
  user.recovery = undefined;
  endSessions(store, (session) => session.userId === user.id && session.id !== keptSession);
}

/** Ends all sessions that fit, with their refresh tokens. */
export function endSessions(store: AuthStore, fits: (session: Session) => boolean): void {
  for (const session of [...store.sessions.values()].filter(fits)) {
    store.sessions.delete(session.id);
    for (const refresh of [...store.refreshTokens.values()]) {
      if (refresh.sessionId === session.id) store.refreshTokens.delete(refresh.token);
    }
  }
}

/** Makes a refresh token for a session, in the hosted service's form, replacing its parent. */
export function addRefreshToken(store: AuthStore, sessionId: string, parent?: string): RefreshToken {
  const token = randomBytes(24).toString("base64url").toLowerCase().replace(/[-_]/g, "").slice(0, 12).padEnd(12, "0");
  const refresh: RefreshToken = { token, sessionId, parent, revokedAt: undefined };
  store.refreshTokens.set(token, refresh);
  return refresh;
}
