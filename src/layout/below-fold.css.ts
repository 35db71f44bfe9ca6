import { style } from "@vanilla-extract/css";

/** Keeps the footer out of sight for the moment in which it would be too high. */
export const placeholder = style({ height: "100svh" });
