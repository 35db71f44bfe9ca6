import type { SceneName } from "../../schemas/drawings.ts";
import { picture } from "./industry-picture.css.ts";

/** A building at night, decorative beside a name. */
export function IndustryPicture({ drawing }: { readonly drawing: SceneName }) {
  return (
    <div className={picture} data-decoration="tile">
      <img src={`/images/tiles/${drawing}.svg`} alt="" width="400" height="400" loading="lazy" />
    </div>
  );
}
