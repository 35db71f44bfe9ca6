import { globalStyle, style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { wrappingRow } from "../../theme/layout.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

const BESIDE = `(min-width: ${frameWidth.three})`;

export const list = style({
  ...column,
  borderRadius: tokens.radius.large,
  backgroundColor: colour.raised,
  "@container": { [BESIDE]: equalColumns(3) },
});

export const plan = style({
  ...column,
  gap: tokens.space.tight,
  padding: `${tokens.space.base} ${tokens.space.wide}`,
  selectors: { "& + &": { borderTop: `${tokens.line.thin} solid ${colour.line}` } },
  "@container": {
    [BESIDE]: {
      selectors: { "& + &": { borderTop: 0, borderInlineStart: `${tokens.line.thin} solid ${colour.line}` } },
    },
  },
});

export const head = style([wrappingRow, { gap: tokens.space.small, minHeight: tokens.space.large }]);

export const title = style({ fontFamily: tokens.font.text, fontSize: tokens.size.heading4, letterSpacing: 0 });

export const price = style({ color: colour.soft });
globalStyle(`${price} > strong`, { color: colour.text });

export const detail = style({ fontSize: tokens.size.note, lineHeight: "1.45" });
