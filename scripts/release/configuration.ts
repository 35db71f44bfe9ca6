import type { BackendSettings } from "../../src/backend/settings.ts";

/** Reserved names, and those of the local machine. */
const RESERVED_HOST = /(?:^|\.)(?:example|invalid|test|local|localhost)$|^\[|^[\d.]+$/;

/**
 * Finds missing or wrong settings of a published site.
 * @param siteUrl the site's own address, from content/site/brand.json
 */
export function configurationProblems(backend: BackendSettings | undefined, siteUrl: string): string[] {
  const { protocol, hostname } = new URL(siteUrl);
  const isOwn = protocol === "https:" && !RESERVED_HOST.test(hostname);
  return [
    ...backendProblems(backend),
    ...(isOwn ? [] : [`The site's address in content/site/brand.json, ${siteUrl}, is not one that visitors can open.`]),
  ];
}

function backendProblems(backend: BackendSettings | undefined): string[] {
  if (!backend) return ["VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set: no form could be sent."];
  const isHosted = backend.url.startsWith("https:");
  return isHosted ? [] : [`VITE_SUPABASE_URL is ${backend.url}: visitors can't reach a backend on this machine.`];
}
