/** @returns where the build puts a page as Markdown. */
export function markdownAddress(page: string): string {
  return `${page === "/" ? "/index" : page}.md`;
}
