/** @returns a name in code as people read it: relatedLinks is "Related links". */
export function fieldLabel(name: string): string {
  if (name === "seo") return "Search results";
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
