import { signJwt } from "./jwt.ts";

/**
 * Signs the stand-in's tokens. Not a secret: it only guards made-up data on the developer's machine. It is fixed
 * to have the same keys on every machine, and to allow a build before a start.
 */
export const localJwtSecret = "local-backend-only-this-is-no-secret-and-guards-nothing";

const apiKey = (role: string) =>
  signJwt({ iss: "local-backend", role, iat: Date.UTC(2026, 0) / 1000, exp: Date.UTC(2100, 0) / 1000 }, localJwtSecret);

/** The stand-in's public key, for VITE_SUPABASE_ANON_KEY. */
export const localAnonKey: string = apiKey("anon");

/** The stand-in's secret key, for tests that read leads or make links like the hosted dashboard. */
export const localServiceKey: string = apiKey("service_role");
