import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { AuthFailure } from "./auth-errors.ts";
import type { AuthService } from "./auth-service.ts";
import { reopenSession, signedIn } from "./auth-sessions.ts";
import { endSessions, type Factor, type User } from "./auth-store.ts";
import { type Answer, type Incoming, json, parseJson } from "./http.ts";
import { encodeBase32, totpCode, totpPeriod } from "./totp.ts";

/** Makes a second factor for the signed-in user. It counts once a code was verified. */
export function enrolFactor(service: AuthService, request: Incoming): Answer {
  const { user } = signedIn(service, request);
  const secret = encodeBase32(randomBytes(20));
  const factor: Factor = { id: randomUUID(), secret, createdAt: service.clock.now(), isVerified: false };
  user.factors.push(factor);
  const uri = `otpauth://totp/local:${user.email}?secret=${secret}&issuer=local`;
  return json(200, { id: factor.id, type: "totp", totp: { qr_code: "", secret, uri } });
}

function findFactor(user: User, id: string | undefined): Factor {
  const factor = user.factors.find((each) => each.id === id);
  if (!factor) throw new AuthFailure("mfa_factor_not_found");
  return factor;
}

/** Begins to prove a factor. What is to be proved is the code alone, so nothing is kept of it. */
export function challengeFactor(service: AuthService, request: Incoming, id: string | undefined): Answer {
  findFactor(signedIn(service, request).user, id);
  const expiresAt = Math.floor(service.clock.now() / 1000) + 300;
  return json(200, { id: randomUUID(), type: "totp", expires_at: expiresAt });
}

/** Proves a factor, by the code that is shown now or was shown just before or after. All lesser sessions end. */
export function verifyFactor(service: AuthService, request: Incoming, id: string | undefined): Answer {
  const { user, session } = signedIn(service, request);
  const factor = findFactor(user, id);
  const { code } = z.object({ code: z.string() }).parse(parseJson(request.body));
  const now = service.clock.now();
  const isRight = [-1, 0, 1].some((period) => totpCode(factor.secret, now + period * totpPeriod) === code);
  if (!isRight) throw new AuthFailure("mfa_verification_failed");
  factor.isVerified = true;
  session.provedAt = now;
  endSessions(service.store, (each) => each.userId === user.id && each.provedAt === undefined);
  return json(200, reopenSession(service, user, session, request.url.origin));
}

/** Takes a factor away. */
export function removeFactor(service: AuthService, request: Incoming, id: string | undefined): Answer {
  const { user, session } = signedIn(service, request);
  const factor = findFactor(user, id);
  if (factor.isVerified && session.provedAt === undefined) {
    throw new AuthFailure("insufficient_aal", { message: "AAL2 required to unenroll verified factor" });
  }
  user.factors.splice(user.factors.indexOf(factor), 1);
  return json(200, { id: factor.id });
}
