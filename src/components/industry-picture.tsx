import type { SceneName } from "../../schemas/drawings.ts";
import { picture } from "./industry-picture.css.ts";

interface IndustryPictureProps {
  readonly drawing: SceneName;
  /** From which width of the window it is a landscape, with what is around the building. */
  readonly landscape?: string;
}

/** The part of a scene with the building, in 16:9; words of a page's head are beside it. Where browsers can't cut, all is seen. */
const BUILDING = "#svgView(viewBox(500,84,940,529))";

/** A building at night, decorative beside a name. */
export function IndustryPicture({ drawing, landscape }: IndustryPictureProps) {
  const tile = <img src={`/images/tiles/${drawing}.svg`} alt="" width="400" height="400" loading="lazy" />;
  return (
    <div className={picture} data-decoration="tile">
      {landscape ? (
        <picture>
          <source media={`(min-width: ${landscape})`} srcSet={`/images/scenes/${drawing}.svg${BUILDING}`} />
          {tile}
        </picture>
      ) : (
        tile
      )}
    </div>
  );
}
