import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

/** The overview: each study with its strongest change, so that nobody need scroll to find theirs. */
export const overview = style({ width: "100%", borderBottom: `${tokens.line.thin} solid ${ground.line}` });

export const entry = style({
  display: "grid",
  gap: `${tokens.space.base} ${tokens.space.huge}`,
  alignItems: "center",
  paddingBlock: tokens.space.wide,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
  color: "inherit",
  textDecoration: "none",
  ":hover": { color: ground.action, borderTopColor: ground.action },
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
  },
});

export const entryWords = style({ display: "grid", gap: tokens.space.hair });

export const entryTitle = style({
  fontFamily: tokens.font.heading,
  fontSize: tokens.size.heading3,
  fontWeight: tokens.weight.heading,
  lineHeight: tokens.leading.heading,
  letterSpacing: "-0.018em",
  textWrap: "balance",
});

export const studies = style({
  display: "grid",
  width: "100%",
  paddingTop: tokens.space.huge,
  gap: tokens.space.section,
});

/** A study: what it is called above, its numbers in the margin, the story at the right. */
export const study = style({
  display: "grid",
  gap: tokens.space.large,
  paddingTop: tokens.space.wide,
  borderTop: `${tokens.line.thick} solid ${ground.text}`,
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
      columnGap: tokens.space.huge,
      rowGap: tokens.space.huge,
    },
  },
});

export const studyHead = style({
  display: "grid",
  gap: tokens.space.tight,
  "@media": { [media.desktop]: { gridColumn: "1 / -1", gridTemplateColumns: "subgrid", columnGap: tokens.space.huge } },
});

export const studyTitle = style({ fontSize: tokens.size.entry });

export const story = style({
  display: "grid",
  gap: tokens.space.large,
  alignContent: "start",
  maxWidth: tokens.width.text,
});

export const part = style({ display: "grid", gap: tokens.space.small });

export const longStory = style({ borderBlock: `${tokens.line.thin} solid ${ground.line}` });

export const opener = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: tokens.space.base,
  minHeight: tokens.width.row,
  fontWeight: tokens.weight.strong,
  color: ground.action,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  ":hover": { color: ground.actionHover },
});

export const chevron = style({
  transition: `transform ${tokens.motion.answer}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});

export const paragraphs = style({ display: "grid", gap: tokens.space.large, paddingBlock: tokens.space.base });
globalStyle(`${paragraphs}:last-child`, { paddingBottom: tokens.space.large });

export const lesson = style({
  display: "grid",
  gap: tokens.space.tight,
  paddingInlineStart: tokens.space.wide,
  borderInlineStart: `${tokens.line.focus} solid ${ground.accent}`,
});

export const industries = style({ columnGap: tokens.space.huge });

export const industry = style({
  display: "grid",
  alignContent: "start",
  paddingBlock: `${tokens.space.tight} ${tokens.space.wide}`,
  borderTop: `${tokens.line.thin} solid ${ground.line}`,
});

export const industryTitle = style({
  display: "flex",
  alignItems: "center",
  minHeight: tokens.width.target,
  fontSize: tokens.size.heading4,
});

export const industryLink = style({
  display: "inline-flex",
  alignItems: "center",
  gap: tokens.space.tight,
  minHeight: tokens.width.target,
});
