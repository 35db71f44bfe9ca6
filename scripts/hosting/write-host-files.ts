import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { caddySite } from "./caddy.ts";
import type { HostedSite } from "./hosted-site.ts";
import { nginxFiles } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";

/** @returns the folder with the configurations of servers for a built site, beside it because they are not to be published. */
export function serversFolder(output: string): string {
  return `${output}-servers`;
}

/**
 * Writes what hosts have to know of the site: `_headers` and `_redirects` into it, and the configurations of nginx and Caddy
 * beside it.
 * @param output the folder of the built site
 */
export async function writeHostFiles(site: HostedSite, output: string): Promise<void> {
  const servers = serversFolder(output);
  const { maps, server } = nginxFiles(site);
  await rm(servers, { recursive: true, force: true });
  await mkdir(servers);
  await Promise.all([
    writeFile(join(output, "_headers"), headersFile(site)),
    writeFile(join(output, "_redirects"), redirectsFile(site)),
    writeFile(join(servers, "nginx-maps.conf"), maps),
    writeFile(join(servers, "nginx-server.conf"), server),
    writeFile(join(servers, "Caddyfile"), caddySite(site)),
  ]);
}
