import type { Site } from "../../pages/site.server.ts";

/** The context for making nodes. */
export interface NodeContext {
  readonly site: Site;
  readonly url: string;
}

/** A node that is described elsewhere, on this page or on the home page. */
export type Reference = { readonly "@id": string };

type JsonLdValue = string | number | boolean | JsonLdNode | Reference | readonly JsonLdValue[];

/** A node of JSON-LD. A test checks all pages against schema.org's vocabulary (decision 60). */
export type JsonLdNode = { readonly "@type": string; readonly [property: string]: JsonLdValue | undefined };

export function organisationId({ brand }: Pick<Site, "brand">): Reference {
  return { "@id": `${brand.url}/#organisation` };
}

export function websiteId({ brand }: Pick<Site, "brand">): Reference {
  return { "@id": `${brand.url}/#website` };
}

/** The full address of a path; the home page's ends in a slash. */
export function fullAddress({ brand }: Pick<Site, "brand">, path: string): string {
  return brand.url + path;
}

export function picture(
  site: Pick<Site, "brand">,
  path: string,
  { width, height }: { readonly width: number; readonly height: number },
): JsonLdNode {
  return {
    "@type": "ImageObject",
    url: fullAddress(site, path),
    width: `${width} px`,
    height: `${height} px`,
  };
}
