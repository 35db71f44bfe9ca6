import { type ExtraSources, withSources } from "./assistant-policy.ts";

/**
 * Pages may run and show this site's own files, and nothing inline except the listed styles. Trusted types forbid parsing text as
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
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "object-src": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
} as const;

/** Features that the site never uses, denied to injected code as well. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** The names of the headers that guard visitors. */
type SecurityHeaderName =
  | "content-security-policy"
  | "strict-transport-security"
  | "x-content-type-options"
  | "referrer-policy"
  | "permissions-policy"
  | "cross-origin-opener-policy"
  | "cross-origin-resource-policy";

/** The headers of every answer that guard visitors, by name. */
export type SecurityHeaders = Readonly<Record<SecurityHeaderName, string>>;

/**
 * Makes the security headers of every answer, for `npm start` and for all hosts.
 * @param extras further sources for this site's pages
 */
export function securityHeaders(...extras: readonly ExtraSources[]): SecurityHeaders {
  const policy = extras.reduce<Readonly<Record<string, string>>>(withSources, POLICY);
  return {
    "content-security-policy": Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join("; "),
    // Browsers heed it over https only. Not for preloading, which can't be taken back.
    "strict-transport-security": `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    "x-content-type-options": "nosniff",
    // No other site gets the full address: a callback's address may have a sign-in code.
    "referrer-policy": "strict-origin",
    "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "cross-origin-opener-policy": "same-origin",
    // Networks that show a link's picture fetch it with their own servers, which this header does not concern.
    "cross-origin-resource-policy": "same-origin",
  };
}
