import { createServer } from "node:net";

const HIGHEST = 65_535;

/**
 * Reads which port a server is to listen on.
 * @param usual the port if the environment variable PORT is not set, or empty
 * @throws Error in plain words if PORT is not a port
 */
export function portFromEnv(usual: number): number {
  const wanted = process.env["PORT"];
  if (!wanted) return usual;
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST) return port;
  throw new Error(`PORT is “${wanted}”. Give a number from 1 to ${HIGHEST}, or leave it out for ${usual}.`);
}

/**
 * Reads which port the site's server is to listen on, and makes sure that it can.
 * @throws Error in plain words if PORT is not a port, or another program listens there
 */
export async function freePortFromEnv(usual: number): Promise<number> {
  const port = portFromEnv(usual);
  if (await isPortFree(port)) return port;
  throw new Error(`port ${port} is taken; choose another with PORT=…`);
}

/**
 * Tries to listen on a port.
 * @param host an address of this machine; by default all of them
 * @throws the reason if it fails for another one than that the port is taken
 */
export async function isPortFree(port: number, host?: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
  probe.listen(port, host, () => probe.close(() => resolve(true)));
  return promise;
}
