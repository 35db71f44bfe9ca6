import { cross, rims, rings, ticks } from "./contour-rings.css.ts";
import { ring } from "./ring.ts";

const RINGS = [56, 92, 126, 162, 202, 246, 294, 346] as const;
const TICK = 9;

/** Contour lines around a hollow, as survey maps draw one, with a station at its bottom. */
export function ContourRings() {
  return (
    <svg className={rings} viewBox="-460 -420 920 840" aria-hidden="true" focusable="false" data-decoration="rings">
      {RINGS.map((radius, index) => (
        <path key={radius} className={rims} d={ring(radius, (RINGS.length - index) * 0.11)} />
      ))}
      {RINGS.slice(0, 3).map((radius, index) => (
        <path key={radius} className={ticks} d={ring(radius - TICK / 2, (RINGS.length - index) * 0.11)} />
      ))}
      <path className={cross} d="M-18 0h36M0-18v36M9 0a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
    </svg>
  );
}
