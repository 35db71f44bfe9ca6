/** The used part of subset-font, which has no types. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "sfnt" | "woff2";
    /** Tags of the OpenType features that stay. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
