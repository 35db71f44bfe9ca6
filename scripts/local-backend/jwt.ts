import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const claimsSchema = z.looseObject({
  sub: z.string().optional(),
  role: z.string().optional(),
  session_id: z.string().optional(),
  exp: z.number().optional(),
});

/** A token's claims that the stand-in reads. */
type Claims = z.infer<typeof claimsSchema>;

/** The result of a check: the claims, or the problem in the words of the hosted service's library. */
type CheckedJwt = { readonly claims: Claims } | { readonly problem: string };

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

const signatureOf = (signed: string, secret: string) => createHmac("sha256", secret).update(signed).digest();

/** @returns a token in three parts (JWT), signed with HS256 as the hosted service signs */
export function signJwt(claims: Claims, secret: string): string {
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${signatureOf(signed, secret).toString("base64url")}`;
}

function decodeClaims(payload: string): Claims | undefined {
  try {
    return claimsSchema.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/** Checks a token's form, signature and expiry. The header's `alg` is not looked at: only HS256 is ever accepted. */
export function checkJwt(token: string, secret: string, now: number): CheckedJwt {
  const [header, payload, signature, ...more] = token.split(".");
  if (!header || !payload || signature === undefined || more.length > 0) {
    return { problem: "token is malformed: token contains an invalid number of segments" };
  }
  const claims = decodeClaims(payload);
  if (!claims) return { problem: "token is malformed: could not JSON decode claim" };
  const expected = signatureOf(`${header}.${payload}`, secret);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { problem: "token signature is invalid: signature is invalid" };
  }
  if (claims.exp !== undefined && claims.exp * 1000 <= now) {
    return { problem: "token has invalid claims: token is expired" };
  }
  return { claims };
}
