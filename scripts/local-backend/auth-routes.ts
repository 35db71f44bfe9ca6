import { z } from "zod";
import { AuthFailure, authFailureAnswer } from "./auth-errors.ts";
import {
  beginFlow,
  exchangeCode,
  followLink,
  mailRecoveryLink,
  makeRecoveryLink,
  readChallenge,
  redeemTokenHash,
} from "./auth-recovery.ts";
import type { AuthService } from "./auth-service.ts";
import { openSession, refreshSession, signedIn, userBody } from "./auth-sessions.ts";
import { endSessions, isPasswordOf, setPassword } from "./auth-store.ts";
import { type Answer, bearerToken, type Incoming, json, parseJson } from "./http.ts";
import { localServiceKey } from "./keys.ts";

type Route = (service: AuthService, request: Incoming) => Answer;

/** Reads the parts of a body that a route needs. Unknown parts are let through, as the hosted service does. */
function readBody<Shape extends z.ZodType>(request: Incoming, shape: Shape): z.output<Shape> {
  const read = shape.safeParse(parseJson(request.body));
  if (!read.success) throw new AuthFailure("bad_json");
  return read.data;
}

/** An optional or null text: the client library sends null for the challenge in the implicit flow. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const grants: Readonly<Record<string, (service: AuthService, request: Incoming) => Answer>> = {
  pkce: (service, request) => {
    const body = readBody(request, z.object({ auth_code: text, code_verifier: text }));
    return json(200, exchangeCode(service, body.auth_code, body.code_verifier, request.url.origin));
  },
  refresh_token: (service, request) => {
    const body = readBody(request, z.object({ refresh_token: text }));
    return json(200, refreshSession(service, body.refresh_token, request.url.origin));
  },
  password: (service, request) => {
    const body = readBody(request, z.object({ email: text, password: text }));
    const user = service.store.users.find((each) => each.email === body.email.toLowerCase());
    if (!user || !isPasswordOf(user, body.password)) throw new AuthFailure("invalid_credentials");
    return json(200, openSession(service, user, request.url.origin));
  },
};

function token(service: AuthService, request: Incoming): Answer {
  const grant = grants[request.url.searchParams.get("grant_type") ?? ""];
  if (!grant) throw new AuthFailure("invalid_credentials", { message: "unsupported_grant_type" });
  return grant(service, request);
}

function readEmail(email: string): string {
  const refuse = (message: string) => new AuthFailure("validation_failed", { message });
  if (email === "") throw refuse("Password recovery requires an email");
  if (email.length > 255) throw refuse("An email address is too long");
  // Letters beyond ASCII are not taken.
  if (!/^[!-?A-~]+@[!-?A-~]+$/.test(email)) throw refuse("Unable to validate email address: invalid format");
  return email.toLowerCase();
}

/** Says the same whether the address is known or not, which keeps secret who has an account. */
function recover(service: AuthService, request: Incoming): Answer {
  const body = readBody(request, z.object({ email: text, code_challenge: text, code_challenge_method: text }));
  const email = readEmail(body.email);
  const challenge = readChallenge(body.code_challenge, body.code_challenge_method);
  const user = service.store.users.find((each) => each.email === email);
  if (user && challenge) beginFlow(service, user, challenge);
  if (user) mailRecoveryLink(service, user, request, challenge !== undefined);
  return json(200, {});
}

/** bcrypt, the hosted service's hash, takes no more. */
const LONGEST_PASSWORD = 72;
const SHORTEST_PASSWORD = 6;

function checkStrength(password: string): void {
  if (Buffer.byteLength(password) > LONGEST_PASSWORD) {
    const message = `Password cannot be longer than ${LONGEST_PASSWORD} characters`;
    throw new AuthFailure("validation_failed", { message });
  }
  if (Buffer.byteLength(password) < SHORTEST_PASSWORD) throw new AuthFailure("weak_password");
}

function updateUser(service: AuthService, request: Incoming): Answer {
  const { user, session } = signedIn(service, request);
  const { password } = readBody(request, z.object({ password: z.string().nullish() }));
  if (password != null) {
    checkStrength(password);
    if (isPasswordOf(user, password)) throw new AuthFailure("same_password");
    setPassword(service.store, user, password, session.id);
  }
  return json(200, userBody(user));
}

/** Ends every session of the signed-in user. */
function logout(service: AuthService, request: Incoming): Answer {
  const { user } = signedIn(service, request);
  endSessions(service.store, (each) => each.userId === user.id);
  return { status: 204 };
}

/** The hosted dashboard's "send password recovery": such links are always implicit. */
function generateLink(service: AuthService, request: Incoming): Answer {
  if (bearerToken(request) !== localServiceKey) throw new AuthFailure("not_admin");
  const body = readBody(request, z.object({ type: text, email: text, redirect_to: z.string().optional() }));
  const user = service.store.users.find((each) => each.email === body.email.toLowerCase());
  if (!user) throw new AuthFailure("user_not_found", { status: 404, message: "User with this email not found" });
  if (body.type !== "recovery")
    throw new AuthFailure("validation_failed", { message: "Invalid email action link type" });
  const link = makeRecoveryLink(service, user, request, { redirectTo: body.redirect_to });
  const { token = "", redirect_to = "" } = Object.fromEntries(new URL(link).searchParams);
  const made = { action_link: link, hashed_token: token, verification_type: "recovery", redirect_to, email_otp: "" };
  return json(200, { ...userBody(user), ...made });
}

function verify(service: AuthService, request: Incoming): Answer {
  const { token_hash, type } = readBody(request, z.object({ token_hash: text, type: text }));
  return json(200, redeemTokenHash(service, token_hash, type, request.url.origin));
}

const routes: Readonly<Record<string, Route>> = {
  "POST /auth/v1/token": token,
  "POST /auth/v1/recover": recover,
  "GET /auth/v1/verify": followLink,
  "POST /auth/v1/verify": verify,
  "GET /auth/v1/user": (service, request) => json(200, userBody(signedIn(service, request).user)),
  "PUT /auth/v1/user": updateUser,
  "POST /auth/v1/logout": logout,
  "POST /auth/v1/admin/generate_link": generateLink,
};

/** The path that a browser opens from a link, without an API key. */
export const openAuthPath = "/auth/v1/verify";

/** Answers a request to a path under /auth/v1, with failures too. */
export function answerAuth(service: AuthService, request: Incoming): Answer {
  const path = request.url.pathname;
  const route = routes[`${request.method} ${path}`];
  const isKnown = Object.keys(routes).some((each) => each.endsWith(` ${path}`));
  if (!route && isKnown) return { status: 405 };
  if (!route) return json(404, { code: "not_found", message: "The stand-in does not have this call" });
  try {
    return route(service, request);
  } catch (error) {
    if (error instanceof AuthFailure) return authFailureAnswer(error);
    throw error;
  }
}
