import { signJwt } from "./jwt.ts";

/**
 * Signs the stand-in's tokens. Not a secret: it guards nothing but made-up data on the developer's own machine. It is fixed
 * so that the keys below are the same on every machine and in every run, and a build can be made before a start.
 */
export const localJwtSecret = "local-backend-only-this-is-no-secret-and-guards-nothing";

const apiKey = (role: string) =>
  signJwt({ iss: "local-backend", role, iat: Date.UTC(2026, 0) / 1000, exp: Date.UTC(2100, 0) / 1000 }, localJwtSecret);

/** The stand-in's public key, which goes into VITE_SUPABASE_ANON_KEY. */
export const localAnonKey: string = apiKey("anon");

/** The stand-in's administrative key, for tests that read leads or make links as the hosted dashboard does. */
export const localServiceKey: string = apiKey("service_role");
