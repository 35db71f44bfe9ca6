/** Address of a page's Markdown version. */
export function markdownAddress(page: string): string {
  return `${page === "/" ? "/index" : page}.md`;
}
