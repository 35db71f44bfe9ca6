import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Output } from "../build/output.ts";
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
 * @param folder the folder of the built site
 * @param output what is written into it
 */
export async function writeHostFiles(site: HostedSite, folder: string, output: Output): Promise<void> {
  const servers = serversFolder(folder);
  const { maps, server } = nginxFiles(site);
  await rm(servers, { recursive: true, force: true });
  await mkdir(servers);
  await Promise.all([
    putText(output, "/_headers", headersFile(site)),
    putText(output, "/_redirects", redirectsFile(site)),
    writeFile(join(servers, "nginx-maps.conf"), maps),
    writeFile(join(servers, "nginx-server.conf"), server),
    writeFile(join(servers, "Caddyfile"), caddySite(site)),
  ]);
}

function putText(output: Output, path: string, text: string): Promise<boolean> {
  return output.put(`file ${path}`, text, () => [[path, text]]);
}
