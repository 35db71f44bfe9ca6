import type { Redirect } from "../../schemas/redirects.ts";
import { markdownAddress } from "../addresses/markdown-address.ts";
import { splitAddress } from "../addresses/redirects.ts";
import type { Content } from "../content/entries/content.server.ts";
import { showSection } from "../sections/data.server.ts";
import { firstPageRedirects, withPlacedAnchors } from "./list-pages.server.ts";

export type Site = ReturnType<typeof buildSite>;

/**
 * Collects the data around every page, which is part of the application's code and fetched once.
 * @param year the year of the build
 */
export function buildSite(content: Content, year: number) {
  return withPlacedAnchors(content, {
    brand: content.one("brand"),
    contacts: content.one("contacts"),
    navigation: content.one("navigation"),
    redirects: siteRedirects(content),
    // Published platforms with a URL.
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

/** The 404 page, which is shown without a request. */
function notFoundPage(content: Content) {
  const { seo, sections } = content.one("not-found");
  const context = { content, address: "/404", sections, page: 1 };
  return { seo, sections: sections.map((section) => showSection(section, context)) };
}

/** All redirects: those in content, and those of the first pages of lists. */
export function siteRedirects(content: Content): Redirect[] {
  return withPlacedAnchors(content, [...content.one("redirects").redirects, ...firstPageRedirects(content)]);
}

/** The same plus redirects of moved pages' Markdown, which only hosts need. */
export function hostRedirects(content: Content): Redirect[] {
  return siteRedirects(content).flatMap((redirect) => [redirect, ...markdownRedirects(redirect)]);
}

function markdownRedirects({ from, to, permanent }: Redirect): Redirect[] {
  // Files have no Markdown.
  if (/\/\*$|\.[^/]*$/.test(from)) return [];
  return [
    { from: markdownAddress(from), to: to.startsWith("/") ? markdownAddress(splitAddress(to).path) : to, permanent },
  ];
}
