import { background, layer } from "./background.css.ts";

const layers = ["lines", "marks"] as const;

/** A decorative background: contour lines behind a part of a page. */
export type BackgroundVariant = "hero" | "section" | "cta";

/** Draws contour lines behind a part of a page; hidden from assistive technology. */
export function Background({ variant }: { readonly variant: BackgroundVariant }) {
  return (
    <div className={background} aria-hidden="true" data-decoration={variant}>
      {layers.map((name) => (
        <img
          key={name}
          className={layer[`${variant}-${name}`]}
          src={`/images/background/${variant}-${name}.svg`}
          alt=""
          width="1600"
          height="900"
          loading={variant === "hero" ? "eager" : "lazy"}
        />
      ))}
    </div>
  );
}
