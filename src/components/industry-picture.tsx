import type { SceneName } from "../../schemas/drawings.ts";
import { picture } from "./industry-picture.css.ts";

interface IndustryPictureProps {
  readonly drawing: SceneName;
  /** From which width of the window it is a landscape, with what is around the building. */
  readonly landscape?: string;
}

/** A building at night, decorative beside a name. */
export function IndustryPicture({ drawing, landscape }: IndustryPictureProps) {
  const tile = <img src={`/images/tiles/${drawing}.svg`} alt="" width="400" height="400" loading="lazy" />;
  return (
    <div className={picture} data-decoration="tile">
      {landscape ? (
        <picture>
          <source media={`(min-width: ${landscape})`} srcSet={`/images/scenes/${drawing}.svg`} />
          {tile}
        </picture>
      ) : (
        tile
      )}
    </div>
  );
}
