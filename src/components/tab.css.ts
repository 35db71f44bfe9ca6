import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

/** A link in a row of tabs, underlined on hover. */
export const tab = style({
  display: "flex",
  alignItems: "center",
  minHeight: tokens.width.row,
  // Keeps the focus ring off the words.
  marginInline: `calc(${tokens.space.tight} * -1)`,
  paddingInline: tokens.space.tight,
  borderBottom: `${tokens.line.focus} solid transparent`,
  fontWeight: tokens.weight.medium,
  textDecoration: "none",
  ":hover": { color: colour.text, borderBottomColor: colour.line },
  ":focus-visible": { outlineOffset: `calc(${tokens.line.focus} * -1)` },
  // Forced colours would show transparent borders.
  "@media": { [media.forcedColours]: { borderBottomColor: "Canvas" } },
});
