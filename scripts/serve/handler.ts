import { readFileSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { loadContent } from "../../src/content/load.server.ts";
import { siteRedirects } from "../../src/content/site.server.ts";
import { resolveRedirect, splitAddress } from "../../src/redirects.ts";
import { assistantSources } from "./assistant-policy.ts";
import { securityHeaders } from "./security-headers.ts";

interface HandlerOptions {
  /** The folder that holds content/, for the redirects. */
  readonly root: string;
  /** The folder that is served. */
  readonly folder: string;
  /** The origin of the backend that the site was built for, if it was. */
  readonly backendOrigin?: string | undefined;
}

const NOT_FOUND = "/404";
const YEAR_IN_SECONDS = 31_536_000;

/**
 * Makes a request handler that serves a built site: one address for each page, redirects from content, 404 with
 * status 404, compressed copies where they exist.
 */
export function createSiteHandler({ root, folder, backendOrigin }: HandlerOptions): RequestListener {
  const { content } = loadContent(root);
  const redirects = siteRedirects(content);
  const guards = Object.entries(securityHeaders(backendOrigin, assistantSources(content.one("assistant-settings"))));
  const notFound = readNotFound(folder);
  const files = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    extensions: ["html"],
    dotfiles: false,
    setHeaders: fileHeaders,
  });
  return (request, response) => {
    for (const [name, value] of guards) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response);
    const address = request.url ?? "/";
    const canonical = canonicalAddress(address);
    if (canonical) return redirect(response, 308, canonical);
    const target = resolveRedirect(redirects, address);
    if (target) return redirect(response, target.permanent ? 301 : 302, target.href);
    const giveUp = () => sendNotFound(response, notFound, String(request.headers["accept-encoding"]));
    // The page for unknown addresses has no address itself: its file would be sent with status 200.
    if (splitAddress(address).path === NOT_FOUND) return giveUp();
    files(request, response, giveUp);
  };
}

/**
 * Every page has one address: without a slash or a file's name at the end, without doubled slashes.
 * @returns the address that should have been asked for; undefined if it was
 */
export function canonicalAddress(address: string): string | undefined {
  const { path, query } = splitAddress(address);
  // Browsers read a backslash as a slash and skip control characters: an address with them could lead to another site.
  const plain = `/${path}`
    .replace(/\p{Cc}/gu, "")
    .replaceAll("\\", "/")
    .replace(/\/{2,}/g, "/");
  const canonical = plain.replace(/(?:\/index|\.html|\/)+$/, "") || "/";
  return canonical === path ? undefined : canonical + query;
}

function redirect(response: ServerResponse, status: number, href: string): void {
  response.writeHead(status, { location: href, "cache-control": "no-cache" }).end();
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(405, { allow: "GET, HEAD", "content-type": "text/plain" })
    .end("Only GET and HEAD are answered here.\n");
}

/** Files with a hash in their name never change; everything else is asked for again each time. */
function fileHeaders(response: ServerResponse, path: string): void {
  const immutable = path.startsWith("/assets/");
  response.setHeader("accept-ranges", "bytes");
  response.setHeader("cache-control", immutable ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : "no-cache");
}

interface NotFound {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

function readNotFound(folder: string): NotFound {
  const file = join(folder, `${NOT_FOUND}.html`);
  return { plain: readFileSync(file), br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}

function sendNotFound(response: ServerResponse, page: NotFound, accepted: string): void {
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const headers = { "content-type": "text/html;charset=utf-8", "cache-control": "no-cache", vary: "Accept-Encoding" };
  response.writeHead(404, encoding ? { ...headers, "content-encoding": encoding } : headers);
  response.end(page[encoding ?? "plain"]);
}
