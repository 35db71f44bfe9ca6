import type { AuthStore } from "./auth-store.ts";
import type { Clock } from "./clock.ts";
import type { Mailbox } from "./mailbox.ts";

/** Settings of the authentication service. All times in seconds. */
export interface AuthSettings {
  /** The lifetime of an access token. */
  readonly accessTokenSeconds: number;
  /** The pause between two mails to the same person. The hosted service: 60. */
  readonly secondsBetweenMails: number;
  /** Allowed targets of mailed links. The first is the site. */
  readonly allowedOrigins: readonly [string, ...string[]];
}

/** The hosted service's values, but for the pause between mails, which would only be in a developer's way. */
export const defaultAuthSettings = {
  accessTokenSeconds: 3600,
  secondsBetweenMails: 0,
} as const satisfies Omit<AuthSettings, "allowedOrigins">;

/** The authentication service: what its routes work with. */
export interface AuthService {
  readonly settings: AuthSettings;
  readonly store: AuthStore;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
}
