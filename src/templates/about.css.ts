import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { quoted } from "../theme/layout.css.ts";
import { room } from "../theme/room.css.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const opening = style({ paddingBlock: tokens.space.section });

/** The first paragraph opens the page like an article; the others follow in the map field. */
export const intro = style({
  ...column,
  gap: tokens.space.wide,
  "@container": {
    [room.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
      columnGap: tokens.space.section,
      alignItems: "start",
    },
  },
});

export const first = style([quoted, {}]);

export const mission = style({
  ...column,
  gap: tokens.space.wide,
  marginTop: tokens.space.section,
  paddingTop: tokens.space.large,
  borderTop: `${tokens.line.thick} solid ${ground.accent}`,
  "@container": {
    [room.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: tokens.space.huge,
      alignItems: "baseline",
    },
  },
});

export const missionTitle = style({ fontSize: tokens.size.heading4, letterSpacing: "-0.01em", color: ground.accent });

export const missionText = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading2,
  fontWeight: tokens.weight.heading,
  lineHeight: "1.25",
  letterSpacing: "-0.022em",
  textWrap: "balance",
});

export const team = style({ columnGap: tokens.space.huge, rowGap: tokens.space.huge });

export const member = style({ ...column, gap: tokens.space.tight });

export const role = style({
  color: ground.accent,
  fontWeight: tokens.weight.medium,
  paddingBottom: tokens.space.tight,
});

/** A register: each claim with a tick in the margin, its text beside it where there is room. */
export const claims = style(column);

export const claim = style({
  display: "grid",
  gridTemplateColumns: `${tokens.width.icon} minmax(0, 1fr)`,
  columnGap: tokens.space.base,
  rowGap: tokens.space.hair,
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  "@container": {
    [room.wide]: {
      gridTemplateColumns: `${tokens.width.icon} minmax(0, 4fr) minmax(0, 7fr)`,
      columnGap: tokens.space.wide,
    },
  },
});
globalStyle(`${claim} > svg`, { color: ground.action, marginTop: "0.15em" });
globalStyle(`${claim} > p`, { gridColumn: "2", "@container": { [room.wide]: { gridColumn: "3" } } });

export const claimTitle = style({ fontSize: tokens.size.heading4 });

export const note = style({ paddingTop: tokens.space.wide, borderTop: `${tokens.line.thin} solid ${ground.line}` });
