/** Media queries. The mobile breakpoint is specified: 768 px or less. */
export const media = {
  desktop: "screen and (min-width: 1100px)",
  /** A computer with a low window: the call to action has to be visible without scrolling there too. */
  low: "screen and (min-width: 1100px) and (max-height: 900px)",
  /** A computer whose window is high enough to be half empty below a list. */
  tall: "screen and (min-width: 1100px) and (min-height: 900px)",
  mobile: "screen and (max-width: 768px)",
  touch: "(pointer: coarse)",
  still: "(prefers-reduced-motion: reduce)",
  moving: "(prefers-reduced-motion: no-preference)",
  forcedColours: "(forced-colors: active)",
  scriptless: "(scripting: none)",
  scripted: "not (scripting: none)",
} as const;

/** Styles for browsers without scripts, and for when the application failed to load, as the root element then says. */
export const withoutScripts = <Rules extends object>(rules: Rules) => ({
  "@media": { [media.scriptless]: rules },
  selectors: { ":root[data-without-application] &": rules },
});

/**
 * Styles from a width on where what is folded is always shown. Browsers that can't show what is in a closed element have it
 * folded everywhere.
 */
export const unfolded = <Rules extends object>(breakpoint: string, rules: Rules) => ({
  "@supports": { "selector(::details-content)": { "@container": { [breakpoint]: rules } } },
});
