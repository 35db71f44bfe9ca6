import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import type { PageData } from "../content/page-data.server.ts";
import { sharePictureAddress } from "../head.ts";
import { fullAddress, type NodeContext, organisationId, type Reference } from "./page.ts";

/** An article, as its page shows it. */
export function blogPosting(page: PageData["blog"], { site, url }: NodeContext): BlogPostingLeaf {
  return {
    "@type": "BlogPosting",
    ...articleId(url),
    mainEntityOfPage: { "@id": url },
    headline: page.title,
    description: page.excerpt,
    articleSection: page.category,
    datePublished: page.published,
    dateModified: page.updated,
    // Articles are signed by a team, which is no person.
    author: { "@type": "Organization", name: page.author, parentOrganization: organisationId(site) },
    publisher: organisationId(site),
    image: fullAddress(site, sharePictureAddress(new URL(url).pathname)),
    wordCount: page.words,
    inLanguage: "en-AU",
    isPartOf: blogId(site),
  };
}

/** The blog and the articles that its page lists. */
export function blog(page: PageData["blog-page"], { site, url }: NodeContext): BlogLeaf {
  return {
    "@type": "Blog",
    ...blogId(site),
    url,
    name: page.hero.title,
    inLanguage: "en-AU",
    publisher: organisationId(site),
    blogPost: page.articleCards.map((card) => ({
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
