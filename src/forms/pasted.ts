/** Signs around an address that belong to the sentence it was copied from. */
const AROUND = /^[\s.,;:<>()[\]"'“”‘’«»]+|[\s.,;:<>()[\]"'“”‘’«»]+$/g;

/**
 * Reads what is made of digits, or of letters that mail programs know: full-width signs of East Asian keyboards are the usual ones, and signs that
 * can't be seen are none.
 */
export function plain(line: string): string {
  return line
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\u3002]/g, ".")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Finds the one e-mail address that is meant in a line: links have "mailto:" and what a mail shall say, mail programs copy "Name <name@host>", and
 * sentences end in signs. What could be two addresses, or a name with an address, stays what it is: none.
 */
export function addressIn(line: string): string {
  const [, inner] = /<([^<>]+@[^<>]+)>/.exec(line) ?? [];
  if (inner !== undefined) return addressIn(inner);
  const text = line.replace(AROUND, "");
  if (/^mailto:/i.test(text)) return addressIn(withoutScheme(text, "mailto:"));
  return text.replace(/\s*([@.])\s*/g, "$1");
}

/** Reads a link to an address or a number. @returns the line if it is none */
export function withoutScheme(line: string, scheme: string): string {
  if (!line.toLowerCase().startsWith(scheme)) return line;
  const [meant = ""] = line.slice(scheme.length).split("?");
  try {
    return decodeURIComponent(meant).trim();
  } catch {
    return meant.trim();
  }
}
