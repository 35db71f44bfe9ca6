import { useLocation } from "@tanstack/react-router";
import { background, layer } from "./background.css.ts";
import { type BackgroundVariant, backgroundAddress, heroLand } from "./background-address.ts";

const layers = ["lines", "marks"] as const;

/**
 * Draws contour lines behind a part of a page; hidden from assistive technology. Each page's hero has its own land. No
 * page waits for them: even a hero's lines come after its first paint.
 */
export function Background({ variant }: { readonly variant: BackgroundVariant }) {
  const { pathname } = useLocation();
  return (
    <div className={background} aria-hidden="true" data-decoration={variant}>
      {layers.map((name) => (
        <img
          key={name}
          className={layer[`${variant}-${name}`]}
          src={backgroundAddress(variant, name, heroLand(pathname))}
          alt=""
          width="1600"
          height="900"
          loading="lazy"
        />
      ))}
    </div>
  );
}
