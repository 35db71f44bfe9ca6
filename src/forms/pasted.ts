/** Punctuation around a copied address. */
const AROUND = /^[\s.,;:<>()[\]"'“”‘’«»]+|[\s.,;:<>()[\]"'“”‘’«»]+$/g;

/** Normalises digits and addresses: full-width characters of East Asian keyboards, and invisible characters. */
export function plain(line: string): string {
  return line
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\u3002]/g, ".")
    .replace(/\s+/g, " ")
    .trim();
}

/** A longer line is a document that was pasted by mistake. Searching it for an address would take seconds. */
const LONGEST_LINE = 4000;

/**
 * Finds the single e-mail address of a line: links have "mailto:" and parameters, mail programs copy "Name <name@host>", and
 * sentences end in punctuation. Ambiguous lines have none.
 */
export function addressIn(line: string): string {
  if (line.length > LONGEST_LINE) return line;
  const [, inner] = /<([^<>]+@[^<>]+)>/.exec(line) ?? [];
  if (inner !== undefined) return addressIn(inner);
  const text = line.replace(AROUND, "");
  const meant = withoutScheme(text, "mailto");
  if (meant !== text) return addressIn(meant);
  return text.replace(/\s*([@.])\s*/g, "$1");
}

/** Removes the scheme of a link, also from one that was encoded or has slashes. @returns the line if it has none */
export function withoutScheme(line: string, scheme: "mailto" | "tel"): string {
  const [start] = new RegExp(`^${scheme}(?::|%3A)(?:/|%2F)*`, "i").exec(line) ?? [];
  if (start === undefined) return line;
  const [meant = ""] = line.slice(start.length).split(/\?|%3F/i);
  try {
    return decodeURIComponent(meant).trim();
  } catch {
    return meant.trim();
  }
}
