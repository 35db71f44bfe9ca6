import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";

/** A server on this machine. */
export interface Served {
  readonly port: number;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves on a port that is free. */
export async function serve(handler: RequestListener): Promise<Served> {
  const server = createServer(handler).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port: address.port, origin: `http://localhost:${address.port}`, close };
}
