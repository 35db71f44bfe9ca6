import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/**
 * On a telephone: what happens, the form, why it is free, what others said. Where there is room the form stands at the
 * right of all that, which holds nothing that takes the focus, so the order of the Tab key stays that of the eye.
 */
export const booking = style({
  display: "grid",
  gap: tokens.space.huge,
  paddingBlock: tokens.space.section,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
      gridTemplateRows: "auto auto 1fr",
      columnGap: tokens.space.section,
      rowGap: tokens.space.huge,
      alignItems: "start",
    },
  },
});

export const part = style({ display: "grid", gap: tokens.space.large });

/** The page is there for the form: it alone stands on a sheet of its own. */
export const sheet = style({
  padding: tokens.space.wide,
  backgroundColor: ground.raised,
  borderRadius: tokens.radius.base,
  boxShadow: tokens.shadow.raised,
  "@media": {
    [media.wide]: { padding: tokens.space.huge },
    [media.desktop]: { gridColumn: "2", gridRow: "1 / span 3" },
  },
});

export const why = style({ display: "grid", gap: tokens.space.base, maxWidth: tokens.width.text });
