import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks a server on this machine for a path without normalising it, and returns the raw answer. */
export function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = request({ host: "127.0.0.1", port, path, headers, method, agent: false }, (response) => {
    const { statusCode: status = 0, headers } = response;
    buffer(response).then((body) => resolve({ status, headers, body }), reject);
  });
  asked.on("error", reject).end();
  return promise;
}
