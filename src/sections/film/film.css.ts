import { style } from "@vanilla-extract/css";
import { frameWidth } from "../../components/grid.css.ts";
import { column, equalColumns } from "../../theme/column.ts";
import { room } from "../../theme/room.css.ts";
import { ground, tokens } from "../../theme/tokens.css.ts";

export const film = style({ paddingBlock: tokens.space.section });

/** The button stands to the right of the heading, so that the film and what it tells lie close to each other. */
export const filmHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: tokens.space.wide,
  width: "100%",
});

/** The screens that get the upright film, which is at most 600 px high there. */
export const uprightFilm = "(max-width: 520px)";

/** As wide as the page with its usual letters; no wider with larger ones, or its height would crop it to a strip. */
export const filmScreen = style({
  position: "relative",
  width: "100%",
  maxWidth: `calc(${tokens.width.film} * 1.9)`,
  maxHeight: tokens.width.film,
  aspectRatio: "16 / 9",
  overflow: "hidden",
  borderRadius: tokens.radius.base,
  backgroundColor: ground.text,
  "@media": { [uprightFilm]: { aspectRatio: "4 / 5" } },
});

/** The film covers its poster as soon as it has a picture. */
export const filmLayer = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });

/** One below the other on a phone; as a row below the film, in the order of its stations, where there is room. */
export const moments = style({
  ...column,
  gap: `${tokens.space.wide} ${tokens.space.large}`,
  width: "100%",
  "@container": {
    [`(min-width: ${frameWidth.two})`]: equalColumns(2),
    [room.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});

export const moment = style({
  ...column,
  gap: tokens.space.hair,
  paddingTop: tokens.space.base,
  borderTop: `${tokens.line.thick} solid ${ground.accent}`,
  fontVariantNumeric: "tabular-nums",
});
