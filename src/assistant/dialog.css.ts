import { globalStyle, style } from "@vanilla-extract/css";
import { column } from "../theme/column.ts";
import { row, titled } from "../theme/layout.css.ts";
import { media } from "../theme/media.ts";
import { ground, limestoneGround, nightGround, tokens } from "../theme/tokens.css.ts";

/** Beside the page's content where there is room, over all of it on phones. */
export const dialog = style([
  limestoneGround,
  {
    position: "fixed",
    inset: "auto",
    insetInlineEnd: tokens.space.wide,
    bottom: tokens.space.wide,
    zIndex: tokens.layer.dialog,
    width: tokens.width.assistant,
    maxWidth: "none",
    height: `min(${tokens.width.decoration}, 100dvh - ${tokens.width.header} - 2 * ${tokens.space.wide})`,
    maxHeight: "none",
    margin: 0,
    padding: 0,
    overflow: "hidden",
    border: `${tokens.line.thin} solid ${ground.line}`,
    borderRadius: tokens.radius.base,
    backgroundColor: ground.base,
    color: ground.text,
    boxShadow: tokens.shadow.raised,
    transition: `opacity ${tokens.motion.answer}, translate ${tokens.motion.answer} ${tokens.motion.ease}`,
    outline: "none",
    selectors: { "&[open]": { display: "flex", flexDirection: "column" } },
    "@starting-style": { selectors: { "&[open]": { opacity: 0, translate: `0 ${tokens.space.base}` } } },
    "@media": {
      [media.mobile]: { inset: 0, width: "100%", height: "100dvh", border: 0, borderRadius: 0, boxShadow: "none" },
    },
  },
]);

/** The page behind does not scroll while it is covered. */
globalStyle(`html:has(${dialog}[open])`, { "@media": { [media.mobile]: { overflow: "hidden" } } });

export const head = style([
  nightGround,
  row,
  {
    flex: "none",
    justifyContent: "space-between",
    rowGap: 0,
    padding: `${tokens.space.tight} ${tokens.space.tight} ${tokens.space.tight} ${tokens.space.wide}`,
    backgroundColor: ground.base,
    color: ground.text,
    borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  },
]);

export const headActions = style({ display: "flex", flexWrap: "wrap" });

/** Scrolls away with the conversation, which needs the room. */
export const whatItIs = style({
  maxWidth: tokens.width.text,
  paddingBlock: tokens.space.base,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  fontSize: tokens.size.small,
  lineHeight: "1.45",
  color: ground.soft,
});

/** The conversation scrolls; what is above and below it stays. */
export const log = style({
  position: "relative",
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `0 ${tokens.space.wide}`,
});

export const greeting = style({ ...column, gap: tokens.space.base, paddingBlock: tokens.space.wide });

export const samples = style({ borderTop: `${tokens.line.thin} solid ${ground.line}` });

export const sample = style({
  width: "100%",
  minHeight: tokens.width.row,
  padding: `${tokens.space.small} 0`,
  border: 0,
  borderBottom: `${tokens.line.thin} solid ${ground.line}`,
  backgroundColor: "transparent",
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading4,
  lineHeight: tokens.leading.heading,
  textAlign: "start",
  cursor: "pointer",
  transition: `color ${tokens.motion.answer}`,
  ":hover": { color: ground.action },
});

/** One line that scrolls sideways, so that the conversation keeps its room; the one that is cut at the edge says that there are more. */
export const suggestions = style({
  flex: "none",
  display: "flex",
  gap: tokens.space.tight,
  overflowX: "auto",
  overscrollBehavior: "contain",
  padding: `${tokens.space.tight} ${tokens.space.wide}`,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});
globalStyle(`${suggestions} > li`, { flex: "none", whiteSpace: "nowrap" });

export const exchange = style({
  maxWidth: tokens.width.text,
  paddingBlock: tokens.space.wide,
  selectors: {
    "& + &": { borderTop: `${tokens.line.thin} solid ${ground.line}` },
    // Lets the last question scroll to the top, however short its answer is.
    "&:last-child:not(:nth-child(2))": { minHeight: "100%" },
  },
});

const name = style({ fontSize: tokens.size.small, fontWeight: tokens.weight.strong });

export const speaker = {
  visitor: `${name} ${style({ color: ground.accent })}`,
  assistant: `${name} ${style({ color: ground.action, marginTop: tokens.space.wide, marginBottom: tokens.space.hair })}`,
};

export const question = style([titled, { fontSize: tokens.size.heading3, whiteSpace: "pre-wrap" }]);
