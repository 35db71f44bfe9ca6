import type { JsonLdNode, NodeContext, Reference } from "./page.ts";

interface VisibleQuestion {
  readonly title: string;
  readonly text: string;
}

/** The questions that are on a page with their answers. */
export function questions(items: readonly VisibleQuestion[], { url }: NodeContext): JsonLdNode {
  const page: Reference = { "@id": url };
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    isPartOf: page,
    mainEntity: items.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}
