import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

export const detailsAndPlan = style({
  display: "grid",
  gap: tokens.space.huge,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 5fr)" } },
});

/** The numbers come first where there is one column. */
export const plan = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  borderRadius: tokens.radius.base,
  overflow: "clip",
});

export const planCaption = style({
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  fontSize: tokens.size.small,
});

export const details = style({ width: "100%", columnGap: tokens.space.huge, rowGap: tokens.space.huge });

export const detail = style({ display: "grid", alignContent: "start", gap: tokens.space.tight });

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

export const expectations = style({ display: "grid", gap: tokens.space.large });

export const expectation = style({
  display: "grid",
  gap: tokens.space.tight,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});

export const expectationTitle = style({ fontSize: tokens.size.heading4 });
