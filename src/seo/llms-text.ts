import { markdownAddress } from "../addresses/markdown-address.ts";
import type { ListedPage, PageList } from "../pages/page-lists.server.ts";
import type { Site } from "../pages/site.server.ts";

/**
 * Writes llms.txt (llmstxt.org): what the company does and links to pages as Markdown, for language models.
 * @param lists in order; "Optional" can be skipped if context is short
 */
export function llmsText({ brand, navigation, contacts }: Site, lists: readonly PageList[]): string {
  const { office, hours } = contacts;
  const sections = lists.map(
    ({ heading, pages }) => `## ${heading}\n\n${pages.map((page) => line(brand.url, page)).join("\n")}`,
  );
  const facts = `${office.locality}, ${office.regionName}. ${hours}.`;
  return `${[`# ${brand.name}`, `> ${navigation.footer.blurb}`, facts, ...sections].join("\n\n")}\n`;
}

/** Square brackets in a title would end the link's text. */
function line(url: string, { title, address, description }: ListedPage): string {
  return `- [${title.replace(/[[\]\\]/g, "\\$&")}](${url}${markdownAddress(address)}): ${description}`;
}
