import { globalStyle, style } from "@vanilla-extract/css";
import { onGrounds } from "../theme/layout.css.ts";
import { tokens } from "../theme/tokens.css.ts";

export const section = style({ paddingBlock: tokens.space.section, overflow: "clip", isolation: "isolate" });

/** Between two parts on one ground stands the space of one of them, not that of both. */
for (const ground of Object.values(onGrounds)) {
  const sameGround = ground
    .split(" ")
    .map((name) => `.${name}`)
    .join("");
  globalStyle(`${sameGround}.${section} + ${sameGround}.${section}`, { paddingTop: 0 });
}
