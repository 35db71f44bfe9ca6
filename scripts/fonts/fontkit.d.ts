/** The used part of fontkit, which has no types. */
declare module "fontkit" {
  interface Path {
    /** TrueType fonts have no other curves than quadratic ones. */
    readonly commands: readonly {
      readonly command: "moveTo" | "lineTo" | "quadraticCurveTo" | "closePath";
      readonly args: readonly number[];
    }[];
    toSVG(): string;
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
  }
  export interface Glyph {
    readonly id: number;
    readonly path: Path;
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Below the base line, and negative. */
    readonly descent: number;
    layout(text: string): GlyphRun;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Buffer): Font;
}
