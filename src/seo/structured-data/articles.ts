import { LOCALE } from "../../format/locale.ts";
import type { PageDataOf } from "../../pages/page-data.server.ts";
import type { SectionData } from "../../sections/data.server.ts";
import { ARTICLE_PICTURE, SHARE_PICTURE, sharePictureAddress } from "../head.ts";
import { fullAddress, type JsonLdNode, type NodeContext, organisationId, picture, type Reference } from "./page.ts";

/** An article, as its page shows it. */
export function blogPosting(page: PageDataOf<"article">, { site, url }: NodeContext): JsonLdNode {
  return {
    "@type": "BlogPosting",
    ...articleId(url),
    mainEntityOfPage: { "@id": url },
    headline: page.title,
    description: page.excerpt,
    articleSection: page.category,
    datePublished: page.published,
    dateModified: page.updated,
    author: authorNode(page.author, site),
    publisher: organisationId(site),
    image: [
      picture(site, sharePictureAddress(new URL(url).pathname), SHARE_PICTURE),
      picture(site, page.imageUrl, ARTICLE_PICTURE),
    ],
    wordCount: page.words,
    inLanguage: LOCALE,
    isPartOf: blogId(site),
  };
}

/** The author; the company while the name is a placeholder. */
function authorNode(
  { kind, name, role, href, placeholders }: PageDataOf<"article">["author"],
  site: NodeContext["site"],
): JsonLdNode | Reference {
  const company = organisationId(site);
  if (placeholders?.includes("name")) return company;
  const url = fullAddress(site, href);
  if (kind === "team") return { "@type": "Organization", name, url, parentOrganization: company };
  const jobTitle = placeholders?.includes("role") ? undefined : role;
  return { "@type": "Person", name, url, worksFor: company, ...(jobTitle && { jobTitle }) };
}

/** The blog and the articles on its page. */
export function blog(title: string, { articles }: SectionData<"articles">, { site, url }: NodeContext): JsonLdNode {
  return {
    "@type": "Blog",
    ...blogId(site),
    url,
    name: title,
    inLanguage: LOCALE,
    publisher: organisationId(site),
    blogPost: articles.map((card) => ({
      "@type": "BlogPosting",
      ...articleId(fullAddress(site, card.link)),
      headline: card.title,
      description: card.excerpt,
      datePublished: card.published,
      url: fullAddress(site, card.link),
    })),
  };
}

function articleId(url: string): Reference {
  return { "@id": `${url}#article` };
}

function blogId({ brand }: NodeContext["site"]): Reference {
  return { "@id": `${brand.url}/blog#blog` };
}
