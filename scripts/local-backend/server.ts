import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerAuth, openAuthPath } from "./auth-routes.ts";
import type { AuthService } from "./auth-service.ts";
import { type Answer, corsHeaders, type Incoming, json, readRequest, send } from "./http.ts";
import { localAnonKey, localServiceKey } from "./keys.ts";
import { answerLocally, type LocalPages } from "./local-pages.ts";
import { answerRest, type RestService } from "./rest.ts";

/** Intercepts requests for tests of failures: "cut" breaks the connection. */
export type Intercept = (request: Incoming, answer: () => Promise<Answer>) => Promise<Answer | "cut">;

interface Parts {
  readonly auth: AuthService;
  readonly rest: RestService;
  readonly local: LocalPages;
  readonly intercept: Intercept;
}

const loopback = new Set(["127.0.0.1", "localhost", "[::1]"]);

const isService = (path: string) => path.startsWith("/auth/v1/") || path.startsWith("/rest/v1/");

/** The hosted service's gateway refuses requests without a key. */
function refusedByGateway(request: Incoming): Answer | undefined {
  if (request.url.pathname === openAuthPath) return undefined;
  const key = request.headers["apikey"]?.toString() ?? request.url.searchParams.get("apikey");
  if (key === localAnonKey || key === localServiceKey) return undefined;
  return key
    ? json(401, { message: "Invalid API key", hint: "Double check your Supabase `anon` or `service_role` API key." })
    : json(401, { message: "No API key found in request", hint: "No `apikey` request header or url param was found." });
}

async function answerService(parts: Parts, request: Incoming): Promise<Answer> {
  const refused = refusedByGateway(request);
  if (refused) return refused;
  return request.url.pathname.startsWith("/auth/v1/")
    ? answerAuth(parts.auth, request)
    : answerRest(parts.rest, request);
}

async function respond(parts: Parts, incoming: IncomingMessage, response: ServerResponse) {
  const request = await readRequest(incoming);
  if (!request)
    return send(
      response,
      json(413, { message: "This request is too large" }),
      corsHeaders({ headers: {}, method: "POST" }),
    );
  if (!loopback.has(request.url.hostname)) {
    // A foreign host name for this address is a sign of DNS rebinding.
    return send(response, json(421, { message: "This server answers on loopback only" }), {});
  }
  if (!isService(request.url.pathname)) return send(response, await answerLocally(parts.local, request), {});
  const answer = await parts.intercept(request, async () =>
    request.method === "OPTIONS" ? { status: 204 } : answerService(parts, request),
  );
  if (answer === "cut") return response.destroy();
  send(response, answer, corsHeaders(request));
}

function fail(error: unknown, response: ServerResponse, log: (line: string) => void): void {
  if (response.destroyed || response.headersSent) return;
  log(`The local backend failed: ${error instanceof Error ? error.stack : String(error)}`);
  const answer = json(500, { message: "The local backend failed; its terminal says why" });
  send(response, answer, { "access-control-allow-origin": "*" });
}

/**
 * As long as hosted gateways do, in milliseconds. Node's own five seconds pass while a database in WebAssembly is busy, and a request
 * that comes just then finds its connection closed.
 */
const KEEP_ALIVE = 65_000;

/** Makes the server; it does not listen yet. */
export function createBackendServer(parts: Parts, log: (line: string) => void): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE }, (incoming, response) => {
    respond(parts, incoming, response).catch((error: unknown) => fail(error, response, log));
  });
}

/**
 * Starts listening on loopback, on any free port if it is 0.
 * @throws Error in plain words if the port is taken
 */
export async function listen(server: Server, port: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    const isTaken = error.code === "EADDRINUSE";
    reject(isTaken ? new Error(`Port ${port} is taken. Is the local backend running already?`) : error);
  });
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
