import {
  FEEDS,
  guideAddress,
  KNOWLEDGE_ADDRESS,
  OUTPUT_FOLDERS,
  SECURITY_TEXT_ADDRESS,
} from "../../addresses/generated-addresses.ts";
import { markdownAddress } from "../../addresses/markdown-address.ts";
import type { Content } from "../entries/content.server.ts";

/** Files at the root of the site that browsers, search engines and programs ask for; a test of the build holds them complete. */
const ROOT_FILES = [
  "/admin",
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/icon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/llms.txt",
  "/manifest.webmanifest",
  "/robots.txt",
  "/sitemap.xml",
  "/third-party-licences.txt",
  "/404",
];

/** @returns the address of every file that the build writes outside of those folders, except pages */
export function outputFiles(content: Content): string[] {
  const pages = content.types.flatMap((type) => content.all(type)).flatMap(({ address }) => address ?? []);
  return [
    ...ROOT_FILES,
    ...content.all("guide").map(({ name }) => guideAddress(name)),
    ...Object.values(FEEDS).map(({ address }) => address),
    ...[SECURITY_TEXT_ADDRESS, KNOWLEDGE_ADDRESS],
    ...pages.map(markdownAddress),
  ];
}

/** What Cloudflare answers by itself. */
export const HOST_FOLDER = "/cdn-cgi/";

/** The folders without pages. In some, browsers keep files for a year. */
export const OWN_FOLDERS = ["/admin/", HOST_FOLDER, ...OUTPUT_FOLDERS];

/** @returns the folder without pages that an address is in */
export function ownFolder(address: string): string | undefined {
  return address === "/admin" ? "/admin" : OWN_FOLDERS.find((folder) => address.startsWith(folder));
}
