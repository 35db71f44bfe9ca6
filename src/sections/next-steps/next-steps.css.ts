import { style } from "@vanilla-extract/css";
import { breakpoint } from "../../theme/breakpoint.css.ts";
import { tokens } from "../../theme/tokens.css.ts";

export const list = style({ gap: tokens.space.large });

export const guide = style({
  display: "grid",
  gridTemplateColumns: `${tokens.width.drawing} minmax(0, 1fr)`,
  gap: tokens.space.wide,
  alignItems: "start",
  "@container": { [breakpoint.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const cover = style({ borderRadius: tokens.radius.small, boxShadow: tokens.shadow.raised });

export const chips = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.tight });
