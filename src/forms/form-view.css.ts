import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { ground, tokens } from "../theme/tokens.css.ts";

const base = style({ display: "grid", gap: tokens.space.large });

/** "sheet" puts the heading into the margin at the left, and below it what stands at the form's side. */
export const layouts = styleVariants({
  stacked: [base],
  sheet: [
    base,
    {
      "@media": {
        [media.desktop]: {
          gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
          gridTemplateRows: "auto 1fr",
          columnGap: tokens.space.huge,
        },
      },
    },
  ],
});

export const head = style({ display: "grid", gap: tokens.space.tight, alignContent: "start" });

export const form = style({ display: "grid", gap: tokens.space.large, width: "100%", maxWidth: tokens.width.narrow });

export const beside = style({ "@media": { [media.mobile]: { marginTop: tokens.space.base } } });

/** On a telephone the form comes before what stands at its side. */
export const formBeside = style([form, { "@media": { [media.desktop]: { gridColumn: "2", gridRow: "1 / span 2" } } }]);

export const notice = style({
  display: "grid",
  gap: tokens.space.hair,
  padding: `${tokens.space.hair} 0 ${tokens.space.hair} ${tokens.space.wide}`,
  borderInlineStart: `${tokens.line.focus} solid ${ground.accent}`,
});

export const noticeTitle = style({ fontWeight: tokens.weight.strong });

/** The browser's frame around a group of fields is taken away. */
export const fields = style({ display: "grid", gap: tokens.space.wide, margin: 0, padding: 0, border: 0, minWidth: 0 });

export const collection = style({ display: "grid", gap: tokens.space.hair, fontSize: tokens.size.small, color: ground.soft });

export const policy = style({ justifySelf: "start", display: "inline-flex", alignItems: "center", minHeight: tokens.width.target });
