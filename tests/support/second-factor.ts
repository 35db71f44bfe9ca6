import { AuthFailure, authFailureAnswer } from "../../scripts/local-backend/auth-errors.ts";
import { type Answer, bearerToken, type Incoming, json, parseJson } from "../../scripts/local-backend/http.ts";
import { checkJwt, signJwt } from "../../scripts/local-backend/jwt.ts";
import { localJwtSecret } from "../../scripts/local-backend/keys.ts";
import type { Fault } from "./faults.ts";

/** The code that the authenticator app shows. */
export const CODE = "123456";

/** What the hosted service answers for a member of staff with an authenticator app. The stand-in has no second factors. */
export const secondFactor: readonly Fault[] = [
  { method: "GET", path: "/auth/v1/user", times: 100, answer: async (_request, answer) => withFactor(await answer()) },
  { method: "POST", path: "/auth/v1/factors/", times: 100, answer: prove },
];

function withFactor(answer: Answer): Answer {
  const user = parseJson(answer.body ?? "");
  if (answer.status !== 200 || typeof user !== "object") return answer;
  return json(200, { ...user, factors: [{ id: crypto.randomUUID(), factor_type: "totp", status: "verified" }] });
}

/** A challenge is always given. The right code makes the session one with two factors. */
function prove(request: Incoming): Answer {
  const now = Math.floor(Date.now() / 1000);
  if (request.url.pathname.endsWith("/challenge")) return json(200, { id: "1", type: "totp", expires_at: now + 300 });
  const token = bearerToken(request) ?? "";
  const checked = checkJwt(token, localJwtSecret, Date.now());
  if (!request.body.includes(`"${CODE}"`) || "problem" in checked) {
    return authFailureAnswer(new AuthFailure("mfa_verification_failed"));
  }
  const access_token = signJwt({ ...checked.claims, aal: "aal2" }, localJwtSecret);
  const { sub: id, email } = checked.claims;
  const user = { id, email, aud: "authenticated", app_metadata: {}, user_metadata: {}, created_at: "2026-01-01" };
  return json(200, { access_token, token_type: "bearer", expires_in: 3600, refresh_token: "twelve-chars", user });
}
