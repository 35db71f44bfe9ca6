/** The most characters of a name. */
export const LONGEST_NAME = 60;

/** Letters that are not another one with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" },
};

/** @returns a title as a name for files, addresses and ids: lower-case letters, digits and hyphens; empty if none are left */
export function nameOf(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[łøđðþßæœı]/g, (letter) => LETTERS[letter] ?? "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  if (plain.length <= LONGEST_NAME) return plain;
  const words = plain.slice(0, LONGEST_NAME + 1).replace(/-[^-]*$/, "");
  return words.slice(0, LONGEST_NAME);
}
