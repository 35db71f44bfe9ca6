import { join } from "node:path";
import type { ArticlePictureName, SceneName } from "../../schemas/drawings.ts";

/** The texts and the scene of a page's share picture. */
export interface ShareWords {
  /** The drawing behind the words, in public/images/. */
  readonly scene: `scenes/${SceneName}` | `articles/${ArticlePictureName}`;
  readonly title: string;
  readonly brand: string;
}

/** @returns where a scene's file is */
export function sceneFile(scene: ShareWords["scene"]): string {
  return join(import.meta.dirname, "../../public/images", `${scene}.svg`);
}
