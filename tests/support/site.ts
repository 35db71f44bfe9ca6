import { readFileSync } from "node:fs";
import { contentTypeNames } from "../../schemas/content-types.ts";
import { pagesOfSections } from "../../src/content/lists/section-pages.server.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { pageAddresses } from "../../src/pages/page-lists.server.ts";
import { covering } from "./covering.ts";

/** The content that the tested site was built from. */
export const { content } = loadContent(process.cwd());

/** The address of every page of the site. */
export const addresses = pageAddresses(content);

const entries = contentTypeNames.flatMap((type) => content.all(type).map(({ address }) => ({ type, address })));

/** @returns by what a page can differ from others beside its words: its type, its sections, and their layouts */
function traitsOf(address: string): string[] {
  const types = entries.filter((entry) => entry.address === address).map(({ type }) => type);
  const sections = pagesOfSections(content).find((page) => page.address === address)?.data.sections ?? [];
  const kinds = sections.map((section) =>
    "layout" in section ? `${section.section} ${section.layout}` : section.section,
  );
  return [...types, ...kinds];
}

/** Pages on which there is every type of page and every kind of section in each of its layouts: for what words alone don't change. */
export const everyKindOfPage: readonly string[] = covering(
  // Without a code it leads on to the home page.
  addresses.filter((address) => address !== "/auth/callback"),
  traitsOf,
);

/** @returns what the title of a page of content/pages says, before the company's name. */
export function titleOf(address: string): RegExp {
  const page = content.all("pages").find((entry) => entry.address === address);
  return new RegExp(`^${(page?.data.seo.title ?? "no such page").replace(/[.*+?^${}()|[\]\\$]/g, "\\$&")}`);
}

/** Reads a file of the built site. */
export function readBuilt(path: string): string {
  return readFileSync(`dist${path}`, "utf8");
}
