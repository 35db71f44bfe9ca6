import { backgroundAddress } from "../../src/layout/background-address.ts";
import { background, backgroundLayers, HERO_LANDS, heroLines } from "./background.ts";

/** @returns for each background's address, what draws it */
export function drawnBackgrounds(): Map<string, () => string> {
  return new Map(
    backgroundLayers.flatMap((layer) => [
      ...(["section", "cta"] as const).map(
        (name) => [backgroundAddress(name, layer), () => background(name, layer).trim()] as const,
      ),
      ...Array.from(
        { length: HERO_LANDS },
        (_, land) => [backgroundAddress("hero", layer, land), () => background("hero", layer, land).trim()] as const,
      ),
    ]),
  );
}

/** Where the lines of all heroes are kept for the pages in which they stand. */
export const HERO_LINES_FILE = "src/layout/hero-lines.json";

/** @returns what that file holds: for each land the `d` of its path */
export function drawnHeroLines(): string {
  return `${JSON.stringify(
    Array.from({ length: HERO_LANDS }, (_, land) => heroLines(land)),
    null,
    2,
  )}\n`;
}
