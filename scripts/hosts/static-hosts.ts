import { MOST_STARS } from "../../src/addresses/redirects.ts";
import { cacheControl, fileHeaders, HASHED_FILES, NOT_LISTED, specialContentTypes } from "./file-headers.ts";
import { type HostedSite, redirectParts } from "./hosted-site.ts";

/** The lower limits of Netlify and Cloudflare Pages. Both silently drop the excess, so it fails here. */
export const LIMITS = {
  headerRules: 100,
  headerLine: 2000,
  redirectLine: 1000,
  plainRedirects: 2000,
  starRedirects: MOST_STARS,
} as const;

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. No header is set by two rules that match one address: one
 * host would join the values, the other take the last. The editing screens' policy is the exception: Cloudflare removes the pages'
 * policy by the line with "!", and Netlify, which can't, shows no screens. Headers that both send by default are left out.
 * @throws Error if a host would drop a part of it
 */
export function headersFile({ headers, pagePolicy, adminPolicy }: Omit<HostedSite, "redirects">): string {
  const rules = new Map<string, Readonly<Record<string, string>>>([
    ["/*", { ...headers, "content-security-policy": pagePolicy }],
    [`${HASHED_FILES}*`, { "cache-control": cacheControl.hashed }],
    [
      `/*${NOT_LISTED.ending}`,
      { "content-type": fileHeaders(`/index${NOT_LISTED.ending}`)["content-type"], "x-robots-tag": NOT_LISTED.robots },
    ],
    ...Object.entries(specialContentTypes).map(([address, type]) => [address, { "content-type": type }] as const),
  ]);
  const admin = adminPolicy
    ? ["/admin", "  ! content-security-policy", `  content-security-policy: ${adminPolicy}`]
    : [];
  const written = [...rules].flatMap(([path, values]) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const lines = [...written, ...admin];
  limit(rules.size, LIMITS.headerRules, "rules in _headers");
  for (const line of lines) limit(line.length, LIMITS.headerLine, `characters in a line of _headers (${line.trim()})`);
  return lines.map((line) => `${line}\n`).join("");
}

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read.
 * @throws Error if a host would drop a part of it
 */
export function redirectsFile({ redirects }: Pick<HostedSite, "redirects">): string {
  const rules = redirects.flatMap((redirect) => {
    const { base, written, hasRest, target, carriesRest, query, hash } = redirectParts(redirect);
    const code = redirect.permanent ? 301 : 302;
    const addresses = new Set([written, base]);
    const plain = [...addresses].map((address) => `${address} ${target}${query}${hash} ${code}`);
    return hasRest ? [...plain, `${base}/* ${target}${carriesRest ? "/:splat" : ""}${query}${hash} ${code}`] : plain;
  });
  // Rules without a star always win over those with one, and hosts allow more of them if they come first.
  const [plain, stars] = [rules.filter((rule) => !rule.includes("/* ")), rules.filter((rule) => rule.includes("/* "))];
  limit(plain.length, LIMITS.plainRedirects, "redirects");
  limit(stars.length, LIMITS.starRedirects, 'redirects with "/*"');
  for (const rule of rules) limit(rule.length, LIMITS.redirectLine, `characters in a redirect (${rule})`);
  return [...plain, ...stars].map((rule) => `${rule}\n`).join("");
}

function limit(count: number, most: number, what: string): void {
  if (count > most) throw new Error(`Static hosts take ${most} ${what}. There are ${count}.`);
}
