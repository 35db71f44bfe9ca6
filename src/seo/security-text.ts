import type { Security } from "../../schemas/site/security.ts";
import type { Site } from "../pages/site.server.ts";

/** The address of security.txt. */
export const SECURITY_TEXT_ADDRESS = "/.well-known/security.txt";

/** How many days before it expires people are told to renew it. */
export const RENEWAL_DAYS = 30;

const DAY = 86_400_000;

/** Writes security.txt (RFC 9116): whom to tell about a security hole. */
export function securityText({ brand, contacts }: Pick<Site, "brand" | "contacts">, { expires }: Security): string {
  return [
    `Contact: mailto:${contacts.support.email}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${brand.url}${SECURITY_TEXT_ADDRESS}`,
    "",
  ].join("\n");
}

/** @returns how many days security.txt still holds; less than nothing once it has expired. */
export function daysLeft({ expires }: Security, now: Date): number {
  return Math.floor((Date.parse(expires) - now.getTime()) / DAY);
}
