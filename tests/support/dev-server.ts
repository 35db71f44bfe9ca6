import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A dev server that runs. */
export interface DevServer {
  readonly address: string;
  /** Resolves once it has ended: until then it writes into its caches. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the dev server and waits until it says that it is ready.
 * @param folder the project, or a copy of it
 */
export async function startDevServer(folder: string, port: number): Promise<DevServer> {
  const vite = spawn("node_modules/.bin/vite", { cwd: folder, env: { ...process.env, PORT: String(port) } });
  await untilReady(vite);
  const close = async () => {
    vite.kill();
    await once(vite, "close");
  };
  return { address: `http://localhost:${port}`, close };
}

function untilReady(vite: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    vite.stdout?.on("data", (text: Buffer) => text.toString().includes("Local") && resolve());
    vite.on("exit", (code) => reject(new Error(`The dev server ended with ${code}.`)));
  });
}
