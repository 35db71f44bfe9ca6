import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { VITE } from "../../scripts/hosts/local-site.ts";

/** A running dev server. */
export interface DevServer {
  readonly address: string;
  /** The address of the backend that it has brought along. */
  readonly backend: string;
  /** Resolves once it has exited: until then it writes into its caches. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the dev server with its backend, and waits until it is ready.
 * @param folder the project, or a copy of it
 */
export async function startDevServer(folder: string, port: number): Promise<DevServer> {
  const env = { ...process.env, PORT: String(port), VITE_SUPABASE_URL: "", VITE_SUPABASE_ANON_KEY: "" };
  const vite = spawn(process.execPath, [VITE], { cwd: folder, env });
  const said = await untilReady(vite);
  const close = async () => {
    vite.kill();
    await once(vite, "close");
  };
  const [, backend = ""] = /Mails: (\S+)\/mailbox/.exec(said) ?? [];
  return { address: `http://localhost:${port}`, backend, close };
}

/** @returns the output until then */
function untilReady(vite: ChildProcess): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    vite.stdout?.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("Local")) resolve(said);
    });
    vite.on("exit", (code) => reject(new Error(`The dev server ended with ${code}.`)));
  });
}
