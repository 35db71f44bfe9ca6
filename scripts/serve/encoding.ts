/** The encodings of the compressed copies that the build makes, the smaller first, with the ends of their names. */
export const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** An encoding of a compressed copy. */
export type Encoding = (typeof encodings)[number];

/**
 * Chooses the smallest copy that a browser takes. How much it likes each is left aside, as common servers do; "q=0" refuses.
 * @param accepted the request's `Accept-Encoding`
 * @param available the copies that there are
 */
export function chooseEncoding(accepted: string, available: readonly Encoding[]): Encoding | undefined {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((item) => item.split(";").map((part) => part.trim()))
    .filter(([, weight = "q=1"]) => !/^q=0(?:\.0*)?$/.test(weight))
    .map(([name]) => name);
  return available.find(({ name }) => taken.includes(name));
}
