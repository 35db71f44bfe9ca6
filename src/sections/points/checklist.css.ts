import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** The tick is in the margin, the text beside its title if it fits. */
export const item = style({
  display: "grid",
  gridTemplateColumns: `${tokens.width.icon} minmax(0, 1fr)`,
  columnGap: tokens.space.base,
  rowGap: tokens.space.tiny,
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${colour.line}`,
  "@container": {
    [breakpoint.wide]: {
      gridTemplateColumns: `${tokens.width.icon} minmax(0, 4fr) minmax(0, 7fr)`,
      columnGap: tokens.space.wide,
    },
  },
});
globalStyle(`${item} > svg`, { color: colour.action, marginTop: "0.15em" });
globalStyle(`${item} > p`, { gridColumn: "2", "@container": { [breakpoint.wide]: { gridColumn: "3" } } });
