import type { Content } from "./content.server.ts";
import type { Site } from "./site.ts";

/**
 * Gathers what stands around every page.
 * @param year the year of the build
 */
export function buildSite(content: Content, year: number): Site {
  return {
    brand: content.one("brand"),
    contacts: content.one("contacts"),
    navigation: content.one("navigation"),
    redirects: content.one("redirects").redirects,
    platforms: content
      .all("platforms")
      .flatMap(({ data }) =>
        data.status === "Available Now" ? [{ name: data.name, kind: data.kind, href: data.href }] : [],
      ),
    year,
  };
}
