import type { DrawingName } from "../../schemas/drawings.ts";
import { picture } from "./industry-picture.css.ts";

/** An industry's drawing, decorative beside its name. */
export function IndustryPicture({ drawing }: { readonly drawing: DrawingName }) {
  return (
    <div className={picture} data-decoration="tile">
      <img src={`/images/tiles/${drawing}.svg`} alt="" width="400" height="400" loading="lazy" />
    </div>
  );
}
