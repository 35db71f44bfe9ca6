/** @returns the address of the illustration that the build draws for an article. */
export function illustrationAddress(name: string): string {
  return `/images/blog/${name}.svg`;
}

/** @returns the address of the PDF that the build makes of a guide. */
export function guideAddress(name: string): string {
  return `/guide/${name}.pdf`;
}
