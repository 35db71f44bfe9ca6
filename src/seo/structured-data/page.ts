import type { Site } from "../../pages/site.server.ts";

/** What nodes are made with. */
export interface NodeContext {
  readonly site: Site;
  /** The page's full address. */
  readonly url: string;
}

/** A node that is described elsewhere, on this page or on the home page. */
export type Reference = { readonly "@id": string };

type JsonLdValue = string | number | boolean | JsonLdNode | Reference | readonly JsonLdValue[];

/** A node of JSON-LD. A test holds those of all pages against schema.org's vocabulary (decision 60). */
export type JsonLdNode = { readonly "@type": string; readonly [property: string]: JsonLdValue | undefined };

/** @returns a reference to the company. */
export function organisationId({ brand }: Pick<Site, "brand">): Reference {
  return { "@id": `${brand.url}/#organisation` };
}

/** @returns a reference to the website as a whole. */
export function websiteId({ brand }: Pick<Site, "brand">): Reference {
  return { "@id": `${brand.url}/#website` };
}

/** @returns the full address of a path; the home page's ends in a slash. */
export function fullAddress({ brand }: Pick<Site, "brand">, path: string): string {
  return brand.url + path;
}

/** A picture, with its size in pixels. */
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
