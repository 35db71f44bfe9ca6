/**
 * Takes a screenshot of every page at 390, 768 and 1440 px into gallery/, which git ignores.
 * Usage: npm run gallery [-- /pricing /about]; needs dist/ (npm run build).
 */
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { loadContent } from "../src/content/load.server.ts";
import { systemChromium } from "./browser.ts";
import { pageAddresses } from "./build/prerender.ts";
import { createSiteHandler } from "./serve/handler.ts";

const WIDTHS = [390, 768, 1440];

const root = process.cwd();
const wanted = process.argv.slice(2);
const addresses = wanted.length > 0 ? wanted : [...pageAddresses(loadContent(root).content), "/404"];

const server = createServer(createSiteHandler({ root, folder: join(root, "dist") })).listen(0);
const address = server.address();
const port = typeof address === "object" ? address?.port : undefined;
const executablePath = systemChromium();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
await mkdir("gallery", { recursive: true });
for (const width of WIDTHS) await takeAll(browser, width);
await browser.close();
server.close();

async function takeAll(from: Browser, width: number): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const address of addresses) {
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: "networkidle" });
    await showLazyPictures(page);
    const name = address === "/" ? "home" : address.slice(1).replaceAll("/", "-");
    await page.screenshot({ path: `gallery/${name}-${width}.png`, fullPage: true });
  }
  await page.close();
}

/** Pictures below the first screen are fetched late; a picture of the whole page needs them all. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}
