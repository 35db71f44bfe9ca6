/**
 * Makes the anchor of a part of a page from its title: lower-case words with hyphens. Neither such an anchor nor one of a text's heading
 * has a dot, and every id of the page itself has one ("page.menu", "contact.name"), so that the two never meet. Prices in a title are
 * left out, so that links to it last when they change.
 * @returns nothing for a title without letters and digits, which the check refuses
 */
export function anchorId(title: string): string {
  return withoutPrices(title)
    .normalize()
    .toLowerCase()
    .replace(/[’']|\ufe0f/g, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** @returns a title without its prices, if there is more than those in it */
export function withoutPrices(title: string): string {
  return /\p{L}/u.test(title) ? title.replace(/\s*\$\d[\d,.]*/g, "").trim() : title;
}
