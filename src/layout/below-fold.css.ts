import { style } from "@vanilla-extract/css";

/** Keeps the footer out of sight until the rest of the page is rendered. */
export const placeholder = style({ height: "100svh" });
