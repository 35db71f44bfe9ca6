/**
 * Takes screenshots into gallery/, which git ignores: of every page at 390, 768 and 1440 px, of the open menu, of where
 * the Tab key leads, of a page in print and in forced colours, and of the components in all variants and states.
 * Usage: npm run gallery [-- /pricing /about]; needs dist/ (npm run build).
 */
import { mkdir } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { loadContent } from "../src/content/load.server.ts";
import { systemChromium } from "./browser.ts";
import { pageAddresses } from "./build/prerender.ts";
import { componentsDocument, forceStates } from "./component-sheet/sheet.ts";
import { createSiteHandler } from "./serve/handler.ts";

const WIDTHS = [390, 768, 1440];

/** A page that has most of what there is to print, and to draw without colours. */
const EXAMPLE = "/blog/ai-trends";

const root = process.cwd();
const { content } = loadContent(root);
const wanted = process.argv.slice(2);
const addresses = wanted.length > 0 ? wanted : [...pageAddresses(content), "/404"];

const server = createServer(createSiteHandler({ root, folder: join(root, "dist") })).listen(0);
const listening = server.address();
const origin = `http://localhost:${typeof listening === "object" ? listening?.port : ""}`;
const executablePath = systemChromium();
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath ? { executablePath } : {}) });
await mkdir("gallery", { recursive: true });
for (const width of WIDTHS) await takeAll(browser, width);
await browser.close();
server.close();

async function takeAll(from: Browser, width: number): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const address of addresses) {
    await open(page, address);
    await save(page, address === "/" ? "home" : address.slice(1).replaceAll("/", "-"));
  }
  if (wanted.length === 0) await takeStates(page);
  await page.close();
}

async function takeStates(page: Page): Promise<void> {
  await takeMenu(page);
  await takeFocus(page);
  await takeMedia(page);
  await takeComponents(page);
}

async function takeMenu(page: Page): Promise<void> {
  await open(page, "/");
  await page.locator("#menu-button").click();
  await save(page, "state-menu", false);
}

/** The skip link, and a page some stops of the Tab key further on. */
async function takeFocus(page: Page): Promise<void> {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await save(page, "state-skip-link", false);
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  await save(page, "state-focus", false);
}

async function takeMedia(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await open(page, EXAMPLE);
  await save(page, "state-print");
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  for (const address of ["/pricing", "/contact"]) {
    await open(page, address);
    await save(page, `state-forced-colours-${address.slice(1)}`);
  }
  await page.emulateMedia({ media: "screen", forcedColors: "none" });
}

async function takeComponents(page: Page): Promise<void> {
  await open(page, "/");
  const html = await componentsDocument(
    root,
    content,
    await page.locator('link[rel="stylesheet"]').first().getAttribute("href"),
  );
  await page.route("**/components", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await open(page, "/components");
  await forceStates(page);
  await save(page, "components");
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(origin + address, { waitUntil: "networkidle" });
  await showLazyPictures(page);
}

async function save(page: Page, name: string, fullPage = true): Promise<void> {
  await page.screenshot({ path: `gallery/${name}-${page.viewportSize()?.width}.png`, fullPage });
}

/** Pictures below the first screen are fetched late; a picture of the whole page needs them all. */
async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}
