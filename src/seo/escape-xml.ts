/** Characters that XML 1.0 doesn't allow, even escaped; one of them makes a whole feed unreadable. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export function escapeXml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
  return text.replace(NOT_IN_XML, "").replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
