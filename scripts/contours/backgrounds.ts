import { backgroundAddress } from "../../src/layout/background-address.ts";
import { background, backgroundLayers, HERO_LANDS } from "./background.ts";

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
