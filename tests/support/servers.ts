import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteHandler } from "../../scripts/hosts/handler.ts";
import { serversFolder } from "../../scripts/hosts/write-host-files.ts";
import { connectOrigins } from "../../scripts/settings/site-settings.ts";
import { ask } from "./ask.ts";
import { serve } from "./serve.ts";

/** A server of the built site on this machine. */
export interface SiteServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The packages in which Debian has nginx as the tests need it. */
export const NGINX_PACKAGES = "nginx libnginx-mod-http-brotli-static";

/** @returns whether nginx can be started on this machine. */
export function isNginxInstalled(): boolean {
  return !spawnSync("nginx", ["-v"], { env: serverEnvironment() }).error && hasBrotli();
}

/**
 * Serves a built site as `npm start` does.
 * @param origins the other origins that its pages may talk to, if they are not those of this machine's configuration
 */
export async function startOwn(folder: string, origins = connectOrigins("production")): Promise<SiteServer> {
  return serve(createSiteHandler({ root: process.cwd(), folder, connectOrigins: origins }));
}

/** Where Debian lists the modules of nginx that are to be loaded. */
export const MODULES = "/etc/nginx/modules-enabled";

function hasBrotli(): boolean {
  try {
    return readdirSync(MODULES).some((name) => name.includes("brotli-static"));
  } catch {
    return false;
  }
}

/** Serves a built site with nginx, by the configuration that the build wrote. */
export async function startNginx(folder: string): Promise<SiteServer> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), "nginx-"));
  const servers = serversFolder(folder);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${own};`);
  const configuration = `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${own}/pid;
error_log ${own}/errors.log;
pcre_jit on;
include ${MODULES}/*.conf;
events {}
http {
  access_log off;
  ${temporary.join("\n  ")}
  include ${servers}/nginx-maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${servers}/nginx-server.conf;
  }
}`;
  writeFileSync(join(own, "nginx.conf"), configuration);
  return run("nginx", ["-c", join(own, "nginx.conf"), "-e", join(own, "errors.log")], own, port);
}

async function run(command: string, parameters: readonly string[], own: string, port: number): Promise<SiteServer> {
  const child = spawn(command, parameters, { env: serverEnvironment(), stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  try {
    await untilAnswered(port, child);
  } catch {
    throw new Error(`${command} did not start:\n${said}`);
  }
  const close = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
    await promise;
    rmSync(own, { recursive: true });
  };
  return { port, close };
}

/**
 * Waits until a server answers.
 * @param child the server's process, if it is local: stops waiting once it has ended
 */
export async function untilAnswered(port: number, child?: ChildProcess, attempts = 100): Promise<void> {
  try {
    await ask(port, "/");
  } catch (error) {
    if (attempts === 0 || (child && child.exitCode !== null)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await untilAnswered(port, child, attempts - 1);
  }
}

/** @returns the environment for servers: Debian keeps them where only administrators look. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin`, HOME: tmpdir(), XDG_CONFIG_HOME: tmpdir() };
}

async function freePort(): Promise<number> {
  const { port, close } = await serve(() => undefined);
  await close();
  return port;
}
