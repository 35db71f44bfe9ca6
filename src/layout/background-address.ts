/** A decorative background: contour lines behind a part of a page. */
export type BackgroundVariant = "hero" | "section" | "cta";

/** How many landscapes heroes have. */
export const HERO_LANDSCAPES = 13;

/** @returns where a layer of a background is. */
export function backgroundAddress(variant: BackgroundVariant, layer: "lines" | "marks", landscape = 0): string {
  return `/images/background/${variant === "hero" ? `hero-${landscape}` : variant}-${layer}.svg`;
}

/** @returns the landscape of a page's hero: always the same one, and another one than that of most other pages. */
export function heroLandscape(pathname: string): number {
  const letters = [...pathname];
  // Of the small starts, multipliers and primes, these spread the site's addresses most evenly.
  return letters.reduce((sum, letter) => (sum * 10 + letter.charCodeAt(0)) % 997, 2) % HERO_LANDSCAPES;
}
