import { style } from "@vanilla-extract/css";
import { frameWidth } from "../sections/grid.css.ts";
import { column } from "../theme/column.ts";
import { detail } from "../theme/layout.css.ts";
import { room } from "../theme/room.css.ts";
import { ground, limestoneGround, tokens } from "../theme/tokens.css.ts";

/** Has the colours of paper, whatever stands around it. */
export const paper = style([
  limestoneGround,
  { width: "100%", color: ground.text, "@container": { [room.desktop]: { maxWidth: tokens.width.narrow } } },
]);

export const answers = style({
  gap: tokens.space.huge,
  "@container": { [room.mobile]: { gap: tokens.space.wide } },
});

/** The last of an odd number has the width of two: its text stands beside its title then. */
export const answer = style({
  ...column,
  alignContent: "start",
  gap: tokens.space.tight,
  selectors: {
    "&:last-child:nth-child(odd)": {
      "@container": {
        [`(min-width: ${frameWidth.two})`]: {
          display: "grid",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
          columnGap: tokens.space.huge,
        },
      },
    },
  },
});

/** What an answer says, beside its channel and title where there is room. */
export const answerText = style([
  detail,
  {
    selectors: {
      [`${answer}:last-child:nth-child(odd) > &`]: {
        "@container": { [`(min-width: ${frameWidth.two})`]: { gridColumn: 2, gridRow: "1 / span 2" } },
      },
    },
  },
]);

/** Which product does it: a mark before the answer. */
export const channel = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  color: ground.action,
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.strong,
});

/** A grid item that may be narrower than its content, so that nothing widens the page. */
export const cost = style({ ...column, gap: tokens.space.large, minWidth: 0, containerType: "inline-size" });

export const itemTitle = style({ fontSize: tokens.size.heading4 });

/** As high as a finger needs, whether it takes one line or two: the space around the words is the same. */
export const source = style({
  display: "inline-block",
  paddingBlock: tokens.space.small,
  marginBlock: `calc(${tokens.space.tight} * -1)`,
  fontSize: tokens.size.small,
  color: ground.soft,
});

export const limits = style({
  ...column,
  alignSelf: "start",
  gap: tokens.space.base,
  maxWidth: tokens.width.text,
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${ground.accent}`,
  fontSize: tokens.size.lead,
  lineHeight: "1.5",
  "@container": { [room.mobile]: { fontSize: tokens.size.text } },
});

export const studies = style({ ...column, gap: tokens.space.section });

export const study = style({ ...column, gap: tokens.space.wide });

export const studyNumbers = style({ gap: tokens.space.huge });

/** To the calculation, from its result at the top. */
export const working = style({ display: "inline-flex", alignItems: "center", minHeight: tokens.width.target });
