import type { SectionData } from "../../sections/data.server.ts";
import { type JsonLdNode, type NodeContext, organisationId } from "./page.ts";

const AUSTRALIA = { "@type": "Country", name: "Australia" };

/** The UN/CEFACT code for a month. */
const MONTH = "MON";

export function solutions({ solutions: listed }: SectionData<"solutions">, { site, url }: NodeContext): JsonLdNode[] {
  return listed.map(({ id, name, description: [description = ""] }) => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    name,
    description,
    url: `${url}#${id}`,
    provider: organisationId(site),
    areaServed: AUSTRALIA,
  }));
}

/** The service for one industry. */
export function industryService(name: string, hero: SectionData<"hero">, { site, url }: NodeContext): JsonLdNode {
  const { title, lead, eyebrow } = hero;
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name: title,
    description: lead,
    url,
    provider: organisationId(site),
    areaServed: AUSTRALIA,
    audience: { "@type": "BusinessAudience", audienceType: eyebrow ?? name },
  };
}

export function offers({ plans }: SectionData<"plans">, { site, url }: NodeContext): JsonLdNode[] {
  return plans.map(({ id, name, price }) => ({
    "@type": "Offer",
    "@id": `${url}#${id}`,
    name,
    url,
    offeredBy: organisationId(site),
    areaServed: AUSTRALIA,
    ...(price.kind === "monthly" && {
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: price.amount,
        priceCurrency: "AUD",
        valueAddedTaxIncluded: true,
        unitCode: MONTH,
      },
    }),
  }));
}
