import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** More than any event of the site needs. */
const LONGEST_BODY = 4096;

/**
 * Makes a request handler that prints the events that a site sends to its events address, and leaves all other requests
 * to the site: the smallest receiver there can be.
 * @param path the address, as the site was built with it
 */
export function receiveEvents(path: string, site: RequestListener, print: (line: string) => void): RequestListener {
  return (request, response) => {
    if (request.method !== "POST" || request.url !== path) return site(request, response);
    answer(request, response, print).catch(() => response.destroy());
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, print: (line: string) => void) {
  if (Number(request.headers["content-length"] ?? Number.POSITIVE_INFINITY) > LONGEST_BODY) {
    response.writeHead(413, { connection: "close" }).end();
    return;
  }
  const line = lineOf(await text(request));
  if (line) print(line);
  response.writeHead(line ? 204 : 400).end();
}

/** Anybody can send anything here: control characters must not reach the terminal. */
function lineOf(body: string): string | undefined {
  try {
    const { event, page, ...facts } = JSON.parse(body);
    if (typeof event !== "string" || typeof page !== "string") return undefined;
    const words = [event, page, ...Object.entries(facts).map(([name, value]) => `${name}=${value}`)];
    return words.join("  ").replace(/\p{Cc}/gu, "");
  } catch {
    return undefined;
  }
}
