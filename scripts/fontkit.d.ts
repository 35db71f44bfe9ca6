/** What we use of fontkit, which comes without types. */
declare module "fontkit" {
  export interface Glyph {
    readonly id: number;
    readonly path: { toSVG(): string };
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export function create(file: Buffer): Font;
}
