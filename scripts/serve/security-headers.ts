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
export const securityHeaders = {
  "content-security-policy": Object.entries(POLICY)
    .map(([name, value]) => `${name} ${value}`)
    .join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
} as const;
