/** The end of a compressed copy's name. There are copies in brotli only, which nearly every browser takes. */
export const COPY_ENDING = ".br";

/** Whether a browser accepts brotli. Weights are ignored, as common servers do; "q=0" refuses. */
export function takesBrotli(acceptEncoding: string): boolean {
  return acceptEncoding
    .toLowerCase()
    .split(",")
    .map((item) => item.split(";").map((part) => part.trim()))
    .some(([name, weight = "q=1"]) => name === "br" && !/^q=0(?:\.0*)?$/.test(weight));
}
