import { parseOpeningHours } from "../../../schemas/opening-hours.ts";
import { LANGUAGE, LOCALE } from "../../format/locale.ts";
import type { Site } from "../../pages/site.server.ts";
import { fullAddress, type JsonLdNode, organisationId, picture, websiteId } from "./page.ts";

/** Content with a list of its placeholder fields. */
interface Owner {
  readonly placeholders?: readonly string[] | undefined;
}

const isInvented = ({ placeholders }: Owner, field: string) => placeholders?.includes(field) ?? false;

/** @returns a fact under its schema.org name, or nothing while it is a placeholder */
function fact<Name extends string, Value>(owner: Owner, field: string, name: Name, value: Value) {
  const facts: { [Key in Name]?: Value } = {};
  if (!isInvented(owner, field)) facts[name] = value;
  return facts;
}

const mark = (site: Site) => picture(site, "/icon-512.png", { width: 512, height: 512 });

/** The company on every page: name, address, picture. */
export function organisationInShort(site: Site): JsonLdNode {
  const { brand } = site;
  return {
    "@type": "Organization",
    ...organisationId(site),
    name: brand.name,
    url: fullAddress(site, "/"),
    logo: mark(site),
  };
}

/** The company in full. */
export function organisation(site: Site): JsonLdNode {
  const { brand, contacts, navigation } = site;
  const contactPoint = [
    contactPoints(contacts.sales, "sales"),
    contactPoints(contacts.support, "technical support"),
  ].flat();
  const sameAs = contacts.social.filter((link) => !isInvented(link, "href")).map((link) => link.href);
  return {
    ...organisationInShort(site),
    ...fact(brand, "legalName", "legalName", brand.legalName),
    ...fact(brand, "abn", "taxID", brand.abn),
    description: navigation.footer.blurb,
    ...(sameAs.length > 0 && { sameAs }),
    ...(contactPoint.length > 0 && { contactPoint }),
  };
}

/** A contact point of the company; none while its number and address are placeholders. */
function contactPoints(desk: Site["contacts"]["sales"], contactType: string): JsonLdNode[] {
  if (isInvented(desk, "phone") && isInvented(desk, "email")) return [];
  return [
    {
      "@type": "ContactPoint",
      contactType,
      ...fact(desk, "phone", "telephone", desk.phone),
      ...fact(desk, "email", "email", desk.email),
      areaServed: "AU",
      availableLanguage: LANGUAGE,
    },
  ];
}

/** The office, which people can visit. */
export function office(site: Site): JsonLdNode {
  const { brand, contacts } = site;
  const hours = parseOpeningHours(contacts.hours);
  return {
    "@type": "LocalBusiness",
    "@id": `${brand.url}/#office`,
    name: brand.name,
    url: fullAddress(site, "/contact"),
    image: mark(site),
    parentOrganization: organisationId(site),
    address: postalAddress(contacts.office),
    ...fact(contacts.sales, "phone", "telephone", contacts.sales.phone),
    ...fact(contacts.sales, "email", "email", contacts.sales.email),
    ...(hours && {
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: hours.days,
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
  };
}

function postalAddress(address: Site["contacts"]["office"]): JsonLdNode {
  return {
    "@type": "PostalAddress",
    ...fact(address, "street", "streetAddress", address.street),
    ...fact(address, "locality", "addressLocality", address.locality),
    ...fact(address, "region", "addressRegion", address.region),
    ...fact(address, "postcode", "postalCode", address.postcode),
    addressCountry: "AU",
  };
}

/** The website as a whole. */
export function website(site: Site): JsonLdNode {
  return {
    "@type": "WebSite",
    ...websiteId(site),
    url: fullAddress(site, "/"),
    name: site.brand.name,
    inLanguage: LOCALE,
    publisher: organisationId(site),
  };
}
