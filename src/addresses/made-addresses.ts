import { KNOWLEDGE_ADDRESS } from "../assistant/knowledge.ts";
import type { Content } from "../content/entries/content.server.ts";
import { FEEDS, markdownAddress } from "../seo/head.ts";
import { SECURITY_TEXT_ADDRESS } from "../seo/security-text.ts";

/** @returns the address of the illustration that the build draws for an article. */
export function illustrationAddress(name: string): string {
  return `/images/blog/${name}.svg`;
}

/** @returns the address of the PDF that the build makes of a guide. */
export function guideAddress(name: string): string {
  return `/guide/${name}.pdf`;
}

/** Folders of what pages are made of: scripts, styles, data, pictures and films. */
export const MADE_FOLDERS = ["/assets/", "/data/", "/images/", "/media/"];

/** Files at the root of the site that browsers, search engines and programs ask for; a test of the build holds them complete. */
const MADE_FILES = [
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

/** @returns the address of every file outside of those folders that the build makes besides pages */
export function madeFiles(content: Content): string[] {
  const pages = content.types.flatMap((type) => content.all(type)).flatMap(({ address }) => address ?? []);
  return [
    ...MADE_FILES,
    ...content.all("guide").map(({ name }) => guideAddress(name)),
    ...Object.values(FEEDS).map(({ address }) => address),
    ...[SECURITY_TEXT_ADDRESS, KNOWLEDGE_ADDRESS],
    ...pages.map(markdownAddress),
  ];
}
