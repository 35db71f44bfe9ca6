import type { BackendSettings } from "../../src/backend/settings.ts";

/** Names that nobody can own, or that mean one's own machine. */
const NOBODYS_HOST = /(?:^|\.)(?:example|invalid|test|local|localhost)$|^\[|^[\d.]+$/;

/**
 * Finds what a published site needs to be told.
 * @param siteUrl the site's own address, of content/site/brand.json
 */
export function configurationProblems(backend: BackendSettings | undefined, siteUrl: string): string[] {
  const { protocol, hostname } = new URL(siteUrl);
  const isOwn = protocol === "https:" && !NOBODYS_HOST.test(hostname);
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
