import { grounds, paper } from "../../src/theme/colours.ts";
import type { StaticFont } from "../fonts/typefaces.ts";

/** Lengths are in points: A4, with a margin at the left for headings, as on a survey sheet. */
export const page = { width: 595.28, height: 841.89, top: 72, bottom: 774, left: 56, right: 539.28 } as const;

/** How high the band of land above a chapter's title is. */
export const bandHeight = 164;

/** Where on the cover the land begins, below the words. */
export const coverLand = 424;

/** The column that text runs in, and the margin that headings hang in. */
export const column = { x: 192, width: page.right - 192 } as const;
export const margin = { x: page.left, width: 120 } as const;
export const sheetWidth = page.right - page.left;

/** The site's colours: those that it prints in, and those of its dark ground for the cover. */
export const colours = { ...paper, night: grounds.night, tint: grounds.limestone.base } as const;

/** How a piece of text looks. `leading` is the distance between two baselines. */
export interface TextStyle {
  readonly font: StaticFont;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** Extra space between letters; large headings are set tighter. */
  readonly tracking?: number;
}

export const text = {
  body: { font: "text", size: 10.4, leading: 15.6, colour: colours.text },
  cell: { font: "text", size: 9.2, leading: 12.8, colour: colours.text },
  cellHead: { font: "strong", size: 9.2, leading: 12.8, colour: colours.text },
  caption: { font: "strong", size: 9.6, leading: 13.6, colour: colours.accent },
  section: { font: "heading", size: 12.6, leading: 15.6, colour: colours.text, tracking: -0.1 },
  chapter: { font: "heading", size: 30, leading: 34, colour: colours.text, tracking: -0.5 },
  calloutTitle: { font: "strong", size: 10.4, leading: 15.6, colour: colours.text },
  step: { font: "heading", size: 14, leading: 15.6, colour: colours.accent },
  footer: { font: "text", size: 8.4, leading: 11, colour: colours.soft },
  contents: { font: "text", size: 12.4, leading: 17, colour: colours.text },
  coverTitle: { font: "heading", size: 50, leading: 53, colour: colours.tint, tracking: -1.2 },
  coverLead: { font: "text", size: 14.5, leading: 21, colour: colours.night.soft },
  coverName: { font: "heading", size: 15, leading: 20, colour: colours.tint },
  coverDate: { font: "text", size: 10.4, leading: 15.6, colour: colours.night.soft },
} as const satisfies Record<string, TextStyle>;

/** How far below the top of its line a text's baseline is. */
export function baselineOf({ size, leading }: TextStyle): number {
  return (leading - size) / 2 + size * 0.8;
}
