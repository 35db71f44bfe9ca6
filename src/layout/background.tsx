import { useId } from "react";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { background, fadeStop, layer, linesPath } from "./background.css.ts";
import { type BackgroundVariant, backgroundAddress, heroLandscape } from "./background-address.ts";
import { HERO_FADE } from "./hero-fade.ts";
import heroLines from "./hero-lines.json";
import { usePagePath } from "./use-page-path.ts";

const LAYERS = ["lines", "marks"] as const;

interface BackgroundProps {
  readonly variant: BackgroundVariant;
  /** Thin lines only, for where words cover all of it. */
  readonly isQuiet?: boolean;
}

/** Draws contour lines behind a part of a page; hidden from assistive technology. Each page's hero has its own landscape. */
export function Background({ variant, isQuiet = false }: BackgroundProps) {
  const pathname = usePagePath();
  const layers = isQuiet ? LAYERS.slice(0, 1) : LAYERS;
  return (
    <div className={background} aria-hidden="true" data-decoration={variant}>
      {layers.map((name) => {
        const Layer = variant === "hero" && name === "lines" ? HeroLines : Picture;
        return <Layer key={name} variant={variant} name={name} landscape={heroLandscape(pathname)} />;
      })}
    </div>
  );
}

interface LayerProps {
  readonly variant: BackgroundVariant;
  readonly name: (typeof LAYERS)[number];
  readonly landscape: number;
}

/** No page waits for a picture: it comes after the first paint. */
function Picture({ variant, name, landscape }: LayerProps) {
  return (
    <img
      className={layer[`${variant}-${name}`]}
      src={backgroundAddress(variant, name, landscape)}
      alt=""
      width="1600"
      height="900"
      loading="lazy"
    />
  );
}

/**
 * The first page that a visitor opens has its hero's lines in itself: as a picture they would come a fifth of a second after
 * the words, and be the largest thing that is painted. Pages after it fetch the picture.
 */
function HeroLines(props: LayerProps) {
  const fade = useId();
  if (!useIsHydrated()) return <Picture {...props} />;
  return (
    <svg className={layer["hero-lines"]} viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x2="1600">
        {HERO_FADE.map(([offset, opacity]) => (
          <stop key={offset} className={fadeStop} offset={offset} stopOpacity={opacity} />
        ))}
      </linearGradient>
      {/* The browser doesn't need the lines again: React leaves the path as it is in the document. */}
      <path
        className={linesPath}
        stroke={`url(#${fade})`}
        d={import.meta.env.SSR ? heroLines[props.landscape] : undefined}
        suppressHydrationWarning
      />
    </svg>
  );
}
