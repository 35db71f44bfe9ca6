import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { unfolded } from "../theme/media.ts";
import { colour, tokens } from "../theme/tokens.css.ts";

export const opener = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: tokens.width.row,
  fontWeight: tokens.weight.strong,
});

export const chevron = style({
  color: colour.action,
  transition: `transform ${tokens.motion.answer}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

const onDesktop = unfolded.bind(undefined, breakpoint.desktop);

/** Folded where it would be long; on wide screens its content is always shown. */
export const untilDesktop = style({
  width: "100%",
  borderBlock: `${tokens.line.thin} solid ${colour.line}`,
  ...onDesktop({ border: 0 }),
});
globalStyle(`${untilDesktop} > summary`, onDesktop({ display: "none" }));
globalStyle(`${untilDesktop}::details-content`, onDesktop({ contentVisibility: "visible", blockSize: "auto" }));
