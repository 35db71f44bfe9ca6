import type { SceneName } from "../../schemas/drawings.ts";
import { places } from "./scene.css.ts";

interface SceneProps {
  readonly name: SceneName | `${SceneName}-dawn`;
  /** The place it is used in, which decides its height. */
  readonly place: keyof typeof places;
}

/**
 * A building with one lit window, behind a section: right of the words, or below them on small screens, closer
 * up. No paint waits for it.
 */
export function Scene({ name, place }: SceneProps) {
  return (
    <picture data-decoration="scene">
      <source media="(min-width: 68.75em)" srcSet={`/images/scenes/${name}.svg`} width="1440" height="640" />
      <img
        className={places[place]}
        src={`/images/scenes/small/${name}.svg`}
        alt=""
        width="584"
        height="438"
        loading="lazy"
      />
    </picture>
  );
}
