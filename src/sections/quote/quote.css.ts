import { globalStyle, style } from "@vanilla-extract/css";
import { column, columns } from "../../theme/column.ts";
import { number } from "../../theme/layout.css.ts";
import { room } from "../../theme/room.css.ts";
import { colour, tokens } from "../../theme/tokens.css.ts";

/** What was said, and beside it where there is room what was measured. */
export const proof = style({
  ...column,
  gap: tokens.space.large,
  "@container": { [room.desktop]: { ...columns(7, 5), columnGap: tokens.space.huge, alignItems: "center" } },
});

export const quote = style({ ...column, gap: tokens.space.base });
globalStyle(`${quote} > blockquote`, {
  maxWidth: tokens.width.title,
  fontSize: tokens.size.entry,
  textWrap: "balance",
});

export const name = style({ display: "block", color: colour.text });

export const measured = style({ ...column, gap: tokens.space.base, alignItems: "flex-start" });
export const change = style([number, { fontSize: tokens.size.display }]);
export const after = style({ color: colour.accent });
