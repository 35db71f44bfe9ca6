import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";

/** A request whose body has been read. */
export interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The largest lead is 32 kB; more than this is not parsed, which would make all others wait. */
const MOST_BYTES = 1024 * 1024;

/** Reads a request to its end. @returns undefined if its body is larger than any that is answered */
export async function readRequest(request: IncomingMessage): Promise<Incoming | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BYTES) return undefined;
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", `http://${request.headers.host ?? "127.0.0.1"}`),
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

/** Makes a JSON response. */
export function json(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify(value),
  };
}

/** Reads a body as JSON; undefined if it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The token of an `Authorization: Bearer` header, if there is one. */
export function bearerToken(request: Incoming): string | undefined {
  return /^bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/**
 * CORS headers for any site, as in the hosted service. They expose its version header, which
 * the client library needs: without it the library parses errors in the old format and drops their codes.
 */
export function corsHeaders(request: Pick<Incoming, "method" | "headers">): Record<string, string> {
  const exposed = "X-Total-Count, Link, X-Supabase-Api-Version, Content-Range, Location";
  const headers = { "access-control-allow-origin": "*", "access-control-expose-headers": exposed };
  if (request.method !== "OPTIONS") return headers;
  return {
    ...headers,
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
    "access-control-allow-headers": request.headers["access-control-request-headers"]?.toString() ?? "",
    "access-control-max-age": "3600",
  };
}

/** Sends an answer, with headers that every answer of its kind has. */
export function send(response: ServerResponse, answer: Answer, headers: Readonly<Record<string, string>>): void {
  response.writeHead(answer.status, { "cache-control": "no-store", ...headers, ...answer.headers });
  response.end(answer.body);
}
