import type { Incoming } from "./http.ts";

const isAllowed = (address: string, origins: readonly string[]) =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/**
 * Where a link of a mail may lead. As with the hosted service, an address that is not allowed is not an error: the page that
 * asked takes its place, or the site's start.
 * @param origins the origins that are allowed; the first is the site
 * @param asked an address that the request asks for elsewhere than in its query
 */
export function redirectTarget(request: Incoming, origins: readonly [string, ...string[]], asked = ""): string {
  const wishes = [asked, request.url.searchParams.get("redirect_to") ?? "", request.headers.referer ?? ""];
  return wishes.find((address) => isAllowed(address, origins)) ?? origins[0];
}
