const HIGHEST = 65_535;

/**
 * Reads on which port a server is to listen.
 * @param usual the port where the environment variable PORT is not set, or empty
 * @throws Error in plain words if PORT is none
 */
export function portOr(usual: number): number {
  const wanted = process.env["PORT"];
  if (!wanted) return usual;
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST) return port;
  throw new Error(`PORT is “${wanted}”. Give a number from 1 to ${HIGHEST}, or leave it out for ${usual}.`);
}
