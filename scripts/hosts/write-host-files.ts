import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { HostedSite } from "./hosted-site.ts";
import { nginxFiles } from "./nginx.ts";
import { headersFile, redirectsFile } from "./static-hosts.ts";

/** @returns the folder with the configurations of servers for a built site, next to it because they must not be published. */
export function serversFolder(output: string): string {
  return `${output}-servers`;
}

/** @returns what static hosts need to know about the site, which is published with it. */
export function staticHostFiles(site: HostedSite): [path: string, text: string][] {
  return [
    ["/_headers", headersFile(site)],
    ["/_redirects", redirectsFile(site)],
  ];
}

/**
 * Writes the configuration of nginx.
 * @param folder the folder of the built site
 */
export function writeServers(site: HostedSite, folder: string): void {
  const servers = serversFolder(folder);
  const { maps, server } = nginxFiles(site);
  rmSync(servers, { recursive: true, force: true });
  mkdirSync(servers, { recursive: true });
  writeFileSync(join(servers, "nginx-maps.conf"), maps);
  writeFileSync(join(servers, "nginx-server.conf"), server);
}
