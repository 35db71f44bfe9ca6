import type { DawnName, SceneName } from "../../schemas/drawings.ts";
import { picture, places } from "./scene.css.ts";

interface SceneProps {
  readonly name: SceneName | `${DawnName}-dawn`;
  /** What it is the scene of, which decides how far down it has to reach. */
  readonly place: keyof typeof places;
}

/**
 * A building with one light on, drawn behind a part of a page: at the right of the words, or below them on small screens, where
 * it is seen close. No page waits for it.
 */
export function Scene({ name, place }: SceneProps) {
  return (
    <picture className={picture} data-decoration="scene">
      <source media="(min-width: 68.75em)" srcSet={`/images/scenes/${name}.svg`} width="1440" height="640" />
      <img
        className={places[place]}
        src={`/images/scenes/small/${name}.svg`}
        alt=""
        width="604"
        height="604"
        loading="lazy"
      />
    </picture>
  );
}
