/** @returns the file that common static hosts serve at an address without a slash at the end */
export function htmlFile(address: string): string {
  return `${address === "/" ? "/index" : address}.html`;
}
