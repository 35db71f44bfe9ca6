import type { Security } from "../../schemas/site/security.ts";
import { SECURITY_TEXT_ADDRESS } from "../addresses/generated-addresses.ts";
import { LANGUAGE } from "../format/locale.ts";
import type { Site } from "../pages/site.server.ts";

/** Writes security.txt (RFC 9116): the contact for security reports. */
export function securityText({ brand, contacts }: Pick<Site, "brand" | "contacts">, { expires }: Security): string {
  return [
    `Contact: mailto:${contacts.support.email}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGE}`,
    `Canonical: ${brand.url}${SECURITY_TEXT_ADDRESS}`,
    "",
  ].join("\n");
}
