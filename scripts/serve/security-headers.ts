import { type ExtraSources, withSources } from "./assistant-policy.ts";

/**
 * What pages may do: run and show this site's own files, and nothing inline. Trusted types forbid turning text into
 * HTML, which the site never does.
 */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "media-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "object-src": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
} as const;

/** The headers of every answer that guard visitors. */
export type SecurityHeaders = Readonly<
  Record<
    "content-security-policy" | "x-content-type-options" | "referrer-policy" | "cross-origin-opener-policy",
    string
  >
>;

/**
 * Makes the headers of every answer that guard visitors.
 * @param backendOrigin the one other origin that pages may talk to; undefined if the site was built without a backend
 * @param extra what the assistant of the demo page needs beyond that
 */
export function securityHeaders(backendOrigin?: string, extra: ExtraSources = {}): SecurityHeaders {
  const policy = backendOrigin ? { ...POLICY, "connect-src": `${POLICY["connect-src"]} ${backendOrigin}` } : POLICY;
  return {
    "content-security-policy": Object.entries(withSources(policy, extra))
      .map(([name, value]) => `${name} ${value}`)
      .join("; "),
    "x-content-type-options": "nosniff",
    // Nobody is told which page somebody came from: a callback's address may hold a code that signs in.
    "referrer-policy": "strict-origin",
    "cross-origin-opener-policy": "same-origin",
  };
}
