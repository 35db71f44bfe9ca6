import { readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream";
import send from "@fastify/send";
import { splitAddress } from "../../src/addresses/redirects.ts";
import { loadContent } from "../../src/content/load.server.ts";
import { COPY_ENDING, takesBrotli } from "./encoding.ts";
import { cacheControl } from "./file-headers.ts";
import { hostedSite } from "./hosted-site.ts";
import { writtenStyleSources } from "./inline-styles.ts";
import { type PublishedFile, PublishedFiles } from "./published-files.ts";
import { redirection } from "./redirection.ts";
import { LONG_PATH, TOO_LONG } from "./site-path.ts";

const tooLong = new RegExp(TOO_LONG);
const longPath = new RegExp(LONG_PATH);

interface HandlerOptions {
  /** The folder of content/, for the redirects. */
  readonly root: string;
  /** The served folder. Files that are added later aren't seen. */
  readonly folder: string;
  /** The other origins that the site's pages may talk to. */
  readonly connectOrigins?: readonly string[];
}

/**
 * Makes a request handler that serves a built site: one address for each page, redirects from content, 404 with
 * status 404, compressed copies where they exist. The configurations in scripts/hosts/ do the same with other servers.
 */
export function createSiteHandler({ root, folder, connectOrigins }: HandlerOptions): RequestListener {
  const styleSources = writtenStyleSources(readFileSync(join(folder, "_headers"), "utf8"));
  const { headers, pagePolicy, redirects } = hostedSite(loadContent(root).content, { connectOrigins, styleSources });
  const files = new PublishedFiles(folder, pagePolicy);
  const guards = Object.entries(headers);
  return (request, response) => {
    for (const [name, value] of guards) response.setHeader(name, value);
    response.setHeader("cache-control", cacheControl.other);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response);
    const address = withoutOrigin(request.url ?? "/");
    const { path, hash } = splitAddress(address);
    if (tooLong.test(address)) return fail(response, 414);
    if (longPath.test(address)) return sendNotFound(folder, files.notFound, request, response);
    const moved = redirection(redirects, address);
    if (moved) return response.writeHead(moved.status, { location: moved.href }).end();
    const file = hash ? undefined : files.find(path);
    return file ? sendFile(folder, file, request, response) : sendNotFound(folder, files.notFound, request, response);
  };
}

/** Proxies may ask for a whole address. */
function withoutOrigin(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*(?=\/)/i, "");
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(405, { allow: "GET, HEAD", "content-type": "text/plain" })
    .end("Only GET and HEAD are answered here.\n");
}

/** Conditions, parts and HEAD are the library's business. Compressed copies are sent whole, as common servers do. */
async function sendFile(folder: string, file: PublishedFile, request: IncomingMessage, response: ServerResponse) {
  const path = chooseCopy(file, request, response);
  const options = { root: folder, acceptRanges: path === file.path, cacheControl: false, dotfiles: "allow" } as const;
  const { statusCode, headers, stream } = await send(request, path, { ...options, contentType: false, index: false });
  // A visitor who has left in the meantime gets nothing, which is not an error.
  if (response.destroyed) return stream.destroy();
  if (statusCode >= 400) return fail(response, statusCode, headers["Content-Range"]);
  if (statusCode === 304) for (const name of ["content-encoding", "content-type"]) response.removeHeader(name);
  response.writeHead(statusCode, headers);
  pipeline(stream, response, () => undefined);
}

/** The page for unknown addresses is sent whole, whatever the browser has of it. */
function sendNotFound(folder: string, file: PublishedFile, request: IncomingMessage, response: ServerResponse): void {
  const body = readFileSync(join(folder, chooseCopy(file, request, response)));
  response.writeHead(404, { "content-length": body.length }).end(request.method === "HEAD" ? undefined : body);
}

/** @returns the path of what the browser takes, the file or its copy, whose headers are set */
function chooseCopy(file: PublishedFile, request: IncomingMessage, response: ServerResponse): string {
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (!file.hasCopy || !takesBrotli(String(request.headers["accept-encoding"] ?? ""))) return file.path;
  response.setHeader("content-encoding", "br");
  return file.path + COPY_ENDING;
}

/** A condition that does not hold, or a part behind the file's end, whose answer says what there is. */
function fail(response: ServerResponse, status: number, range?: string): void {
  response.removeHeader("content-encoding");
  if (range) response.setHeader("content-range", range);
  response.setHeader("cache-control", cacheControl.other);
  response.writeHead(status, { "content-type": "text/plain" }).end();
}
