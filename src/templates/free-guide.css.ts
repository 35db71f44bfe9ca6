import { style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, limestoneGround, tokens } from "../theme/tokens.css.ts";

/** The guide as it would lie on a desk: its cover, and a page of contents half below it. */
export const sheets = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  width: "100%",
  maxWidth: tokens.width.narrow,
  "@media": { [media.mobile]: { display: "none" }, print: { display: "none" } },
});

/** A sheet of A4, seen from the front. */
const sheet = style({
  gridRow: 1,
  aspectRatio: "210 / 297",
  borderRadius: tokens.radius.small,
  boxShadow: tokens.shadow.header,
  border: `${tokens.line.thin} solid ${ground.line}`,
});

export const cover = style([
  sheet,
  {
    gridColumn: "1 / span 8",
    display: "grid",
    gridTemplateRows: "1fr auto",
    gap: tokens.space.base,
    padding: tokens.space.wide,
    overflow: "hidden",
    isolation: "isolate",
  },
]);

export const coverTitle = style({
  alignSelf: "end",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.02em",
  textWrap: "balance",
});

export const page = style([
  limestoneGround,
  sheet,
  {
    gridColumn: "5 / -1",
    alignSelf: "end",
    display: "grid",
    alignContent: "end",
    marginBottom: `calc(${tokens.space.huge} * -1)`,
    paddingBlock: tokens.space.wide,
    paddingInline: `52% ${tokens.space.base}`,
    backgroundColor: ground.raised,
    color: ground.text,
  },
]);

export const pageLine = style({
  paddingBlock: tokens.space.tight,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  fontSize: tokens.size.small,
  lineHeight: "1.3",
});

export const privacyTitle = style({ fontSize: tokens.size.heading3 });
