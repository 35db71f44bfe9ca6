import type { Redirect } from "../../schemas/redirects.ts";
import { markdownAddress } from "../addresses/markdown-address.ts";
import { splitAddress } from "../addresses/redirects.ts";
import type { Content } from "../content/entries/content.server.ts";
import { showSection } from "../sections/data.server.ts";
import { firstPageRedirects, withPlacedAnchors } from "./list-pages.server.ts";

/** What is around every page. It is part of the application's code, so that it is fetched once and not with each page. */
export type Site = ReturnType<typeof buildSite>;

/**
 * Gathers what is around every page.
 * @param year the year of the build
 */
export function buildSite(content: Content, year: number) {
  return withPlacedAnchors(content, {
    brand: content.one("brand"),
    contacts: content.one("contacts"),
    navigation: content.one("navigation"),
    redirects: siteRedirects(content),
    // Those that can be used, with their own sites.
    platforms: content
      .all("platforms")
      .flatMap(({ data }) =>
        data.status === "Available Now" ? [{ name: data.name, kind: data.kind, href: data.href }] : [],
      ),
    notFound: notFoundPage(content),
    otherLink: {
      ...content.one("auth-reset-password").otherLink,
      notifications: content.one("form-words").notifications,
    },
    year,
  });
}

/** The page of unknown addresses, which is shown without being fetched. */
function notFoundPage(content: Content) {
  const { seo, sections } = content.one("not-found");
  const context = { content, address: "/404", sections, page: 1 };
  return { seo, sections: sections.map((section) => showSection(section, context)) };
}

/** @returns every redirect of the site: those that content names, and those of the first pages of lists. */
export function siteRedirects(content: Content): Redirect[] {
  return withPlacedAnchors(content, [...content.one("redirects").redirects, ...firstPageRedirects(content)]);
}

/** @returns those redirects, and the same for the Markdown of pages that moved. Browsers ask hosts for that, never the router. */
export function hostRedirects(content: Content): Redirect[] {
  return siteRedirects(content).flatMap((redirect) => [redirect, ...markdownRedirects(redirect)]);
}

function markdownRedirects({ from, to, permanent }: Redirect): Redirect[] {
  // What ends like a file was no page of this site.
  if (/\/\*$|\.[^/]*$/.test(from)) return [];
  return [
    { from: markdownAddress(from), to: to.startsWith("/") ? markdownAddress(splitAddress(to).path) : to, permanent },
  ];
}
