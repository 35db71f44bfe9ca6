import { style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { room } from "../theme/room.css.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/**
 * The plan is this hero's land: where there is room it fills the right of it to the window's edge and fades into the
 * night; below the numbers it stands by itself.
 */
export const plan = style({
  position: "relative",
  ...column,
  "@container": { [room.desktop]: { position: "absolute", insetBlock: 0, insetInlineEnd: 0, width: "48%" } },
  "@media": { print: { display: "none" } },
});

/** On the park lands south of the city. */
export const planCaption = style({
  paddingTop: tokens.space.base,
  fontSize: tokens.size.small,
  "@container": {
    [room.desktop]: {
      position: "absolute",
      insetInlineEnd: tokens.space.gutter,
      bottom: tokens.space.large,
      maxWidth: tokens.width.narrow,
      padding: 0,
    },
  },
});

export const details = style({
  columnGap: tokens.space.large,
  rowGap: tokens.space.large,
  paddingTop: tokens.space.base,
});

export const detail = style({ ...column, gap: tokens.space.tight });

export const detailTitle = style({
  fontFamily: tokens.font.text,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
  letterSpacing: 0,
  color: ground.accent,
});

const line = { display: "inline-flex", alignItems: "center", minHeight: tokens.width.target } as const;

/** Most visitors hold the telephone in their hand: the number is the largest thing here. */
export const phone = style({
  ...line,
  color: ground.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading2,
  fontWeight: tokens.weight.heading,
  letterSpacing: "-0.022em",
  fontVariantNumeric: "tabular-nums",
  textDecorationColor: ground.line,
});

export const mail = style({ ...line, overflowWrap: "anywhere" });

/** Hours break between the days and the time. */
export const plain = style({ fontSize: tokens.size.lead, lineHeight: "1.5", textWrap: "balance" });

export const expectations = style({ ...column, gap: tokens.space.large });

export const expectation = style({
  ...column,
  gap: tokens.space.tight,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});

export const expectationTitle = style({ fontSize: tokens.size.heading4 });
