import { Icon } from "./icon.tsx";
import { face, portraits } from "./portrait.css.ts";

interface PortraitProps {
  readonly portrait: { readonly src?: string | undefined; readonly initials?: string | undefined };
  readonly size?: keyof typeof portraits;
}

/** The face of a person or team, beside their name, which says who it is: initials or a sign until there is a picture. */
export function Portrait({ portrait: { src, initials }, size = "small" }: PortraitProps) {
  return (
    <span className={portraits[size]} aria-hidden="true">
      {src ? (
        <img className={face} src={src} alt="" width="480" height="480" loading="lazy" />
      ) : (
        (initials ?? <Icon name="people" />)
      )}
    </span>
  );
}
