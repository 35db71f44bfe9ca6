import { slug } from "github-slugger";

/** The most characters of a name. */
export const LONGEST_NAME = 60;

/** @returns a title as a name for files, addresses and ids: lower-case letters, digits and hyphens; empty if none are left */
export function nameOf(title: string): string {
  const plain = slug(
    title
      .normalize("NFKD")
      .replace(/[\p{M}'’]/gu, "")
      .replace(/[^a-z\d]+/gi, " ")
      .trim(),
  );
  if (plain.length <= LONGEST_NAME) return plain;
  const words = plain.slice(0, LONGEST_NAME + 1).replace(/-[^-]*$/, "");
  return words.slice(0, LONGEST_NAME);
}
