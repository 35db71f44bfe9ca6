import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { frameWidth } from "../components/grid.css.ts";
import { breakpoint } from "../theme/breakpoint.css.ts";
import { column, columns, equalColumns } from "../theme/column.ts";
import { touchTarget, wrappingRow } from "../theme/layout.css.ts";
import { media, withoutScripts } from "../theme/media.ts";
import { colour, tokens, whiteColours } from "../theme/tokens.css.ts";
import { short } from "./field.css.ts";

const base = style({ ...column, gap: tokens.space.large });

/** "split" has the heading in a column on the left, with the asides of the form below it. */
export const layouts = styleVariants({
  stacked: [base],
  split: [
    base,
    {
      "@container": {
        [breakpoint.desktop]: { ...columns(4, 8), gridTemplateRows: "auto 1fr", columnGap: tokens.space.huge },
      },
    },
  ],
});

/** The focused thanks stay clear of the toast in the corner. */
export const thanks = style({ scrollMarginTop: tokens.space.section });

/** As wide as its card; its fields are beside one another where it has room for two. */
export const form = style({ ...column, gap: tokens.space.large, width: "100%", containerType: "inline-size" });

export const beside = style({ "@container": { [breakpoint.mobile]: { marginTop: tokens.space.base } } });

/** On a white sheet. On a phone the form comes before its asides. */
export const formBeside = style([
  form,
  whiteColours,
  {
    padding: `min(${tokens.space.large}, 5vw)`,
    backgroundColor: colour.base,
    borderRadius: tokens.radius.base,
    boxShadow: tokens.shadow.raised,
    "@container": { [breakpoint.desktop]: { gridColumn: "2", gridRow: "1 / span 2" } },
  },
]);

const notice = style({
  ...column,
  gap: tokens.space.tight,
  padding: `${tokens.space.tiny} 0 ${tokens.space.tiny} ${tokens.space.wide}`,
  borderInlineStart: `${tokens.line.focus} solid ${colour.accent}`,
});

const boxed = (border: string) => ({
  padding: tokens.space.wide,
  backgroundColor: colour.raised,
  border: `${tokens.line.thick} solid ${border}`,
  borderRadius: tokens.radius.base,
});

/** Messages above the fields. "wrong" asks for action. */
export const notices = styleVariants({
  plain: [notice],
  wrong: [notice, boxed(colour.danger)],
  waiting: [notice, boxed(colour.accent)],
});

/** Replaces a form that was sent. */
export const sent = style([
  notice,
  {
    display: "block",
    borderInlineStartColor: colour.action,
    fontSize: tokens.size.lead,
    lineHeight: "1.5",
    textWrap: "pretty",
  },
]);

/** Who answers what was sent. */
export const answering = style([wrappingRow]);
globalStyle(`${answering} > :last-child`, { flex: `1 1 min(100%, ${tokens.width.column})` });

/** Errors: links in the error colour, large enough for fingers. */
export const list = style(column);
globalStyle(`${list} a`, {
  display: "inline-flex",
  alignItems: "center",
  minHeight: tokens.width.target,
  color: colour.danger,
  fontWeight: tokens.weight.strong,
});

export const actions = style([wrappingRow, { gap: tokens.space.tight, paddingTop: tokens.space.tight }]);

const hasPairs = `(min-width: ${frameWidth.fields})`;

/** Without the browser's border of a fieldset. */
export const fields = style({
  ...column,
  gap: tokens.space.wide,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  "@container": { [hasPairs]: { ...equalColumns(2), columnGap: tokens.space.base, alignItems: "start" } },
});
globalStyle(`${fields} > :not(${short})`, { "@container": { [hasPairs]: { gridColumn: "1 / -1" } } });

/** Shown without scripts, or if the application failed to load, in browsers with the `scripting` media query. */
export const scriptless = style({ display: "none", ...withoutScripts({ display: "block" }) });

/** Shown by older ones, in a noscript element. */
export const scriptlessOld = style({ "@media": { [media.scriptless]: { display: "none" } } });

/** Screen readers speak what is put into a region that they know; until there is something it takes no breakpoint. */
export const whenOffline = style({ selectors: { "&:empty": { position: "absolute" } } });

export const collection = style({
  ...column,
  gap: tokens.space.tiny,
  fontSize: tokens.size.small,
  color: colour.soft,
});

export const policy = style([touchTarget, { alignSelf: "flex-start" }]);
