import { type Answer, json } from "./http.ts";

/** Every failure of the authentication service that a visitor of the website can meet: status, and the usual message. */
const authErrors = {
  bad_json: [400, "Could not parse request body as JSON"],
  validation_failed: [400, "Validation failed"],
  bad_code_verifier: [400, "code challenge does not match previously saved code verifier"],
  invalid_credentials: [400, "Invalid login credentials"],
  reauthentication_needed: [400, "Password update requires reauthentication"],
  refresh_token_not_found: [400, "Invalid Refresh Token: Refresh Token Not Found"],
  refresh_token_already_used: [400, "Invalid Refresh Token: Already Used"],
  session_expired: [400, "Invalid Refresh Token: Session Expired"],
  no_authorization: [401, "This endpoint requires a valid Bearer token"],
  insufficient_aal: [401, "AAL2 session is required to update email or password when MFA is enabled."],
  bad_jwt: [403, "invalid JWT: unable to parse or verify signature"],
  not_admin: [403, "User not allowed"],
  user_banned: [403, "User is banned"],
  otp_expired: [403, "Email link is invalid or has expired"],
  session_not_found: [403, "Session from session_id claim in JWT does not exist"],
  user_not_found: [403, "User from sub claim in JWT does not exist"],
  flow_state_not_found: [404, "invalid flow state, no valid flow state found"],
  flow_state_expired: [422, "invalid flow state, flow state has expired"],
  mfa_verification_failed: [422, "Invalid TOTP code entered"],
  same_password: [422, "New password should be different from the old password."],
  weak_password: [422, "Password should be at least 6 characters."],
  over_email_send_rate_limit: [429, "For security purposes, you can only request this after 60 seconds."],
  over_request_rate_limit: [429, "Request rate limit reached"],
  unexpected_failure: [500, "Unexpected failure, please check server logs for more information"],
  request_timeout: [504, "Processing this request timed out, please retry after a moment."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** The code of a failure of the authentication service. */
export type AuthErrorCode = keyof typeof authErrors;

interface Details {
  readonly message?: string;
  readonly status?: number;
  /** Why a password is too weak. */
  readonly reasons?: readonly string[];
}

/** A failure for the client. */
export class AuthFailure extends Error {
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly reasons: readonly string[] | undefined;

  constructor(code: AuthErrorCode, details: Details = {}) {
    super(details.message ?? authErrors[code][1]);
    this.code = code;
    this.status = details.status ?? authErrors[code][0];
    this.reasons = details.reasons ?? (code === "weak_password" ? ["length"] : undefined);
  }
}

const VERSION = { "x-supabase-api-version": "2024-01-01" };

/** The response for a failure, in the client library's format (`X-Supabase-Api-Version`). */
export function authFailureAnswer({ code, status, message, reasons }: AuthFailure): Answer {
  // The service forgets the code's header where it has reasons to give.
  return reasons
    ? json(status, { code, message, weak_password: { reasons } }, VERSION)
    : json(status, { code, message }, { ...VERSION, "x-sb-error-code": code });
}
