/**
 * Takes screenshots into gallery/, which git ignores: of every page at 390, 768 and 1440 px, of the open menu, of where
 * the Tab key leads, of pages in forced colours and with large text, of the components in all variants and
 * states, of the forms in every state they can be in, and prints of what people print. Builds the site for itself, as visitors get it.
 * Usage: npm run gallery [-- /pricing /about]
 */
import { mkdir } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { loadContent } from "../src/content/load.server.ts";
import { launchBrowser, stylesOfAllPages } from "./browser.ts";
import { pageAddresses } from "./build/prerender.ts";
import { takeAuthStates } from "./gallery/auth-states.ts";
import { Camera } from "./gallery/camera.ts";
import { componentsDocument, forceStates } from "./gallery/component-sheet/sheet.ts";
import { takeFormStates } from "./gallery/form-states.ts";
import { buildLocalSite, serveLocalSite } from "./local-site.ts";

const WIDTHS = [390, 768, 1440];

/** A page that has most of what there is to draw without colours. */
const EXAMPLE = "/blog/ai-trends";

/** Pages of each kind: heroes with and without something beside them, forms, tables, plans, articles. */
const ENLARGED = [
  "/",
  "/pricing",
  "/contact",
  "/free-strategy-session",
  "/industries/trades",
  "/case-studies",
  EXAMPLE,
];

/** What people print: to read on, to show to others, to compare. */
const PRINTED = [EXAMPLE, "/industries/trades", "/pricing"];

const root = process.cwd();
const { content } = loadContent(root);
const wanted = process.argv.slice(2);
/** The sign-in pages show nothing by themselves; their states are taken one by one. */
const readable = pageAddresses(content).filter((address) => !address.startsWith("/auth/"));
const addresses = wanted.length > 0 ? wanted : [...readable, "/404"];

const site = serveLocalSite(root, buildLocalSite(root));
const browser = await launchBrowser();
await mkdir("gallery", { recursive: true });
for (const width of WIDTHS) await takeAll(browser, width);
if (wanted.length === 0) await printAll(browser);
await browser.close();
site.close();

async function takeAll(from: Browser, width: number): Promise<void> {
  const page = await from.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  const camera = new Camera(page, site.origin);
  for (const address of addresses) {
    await camera.open(address);
    await camera.save(address === "/" ? "home" : address.slice(1).replaceAll("/", "-"));
  }
  if (wanted.length === 0) await takeStates(camera);
  await page.close();
}

async function printAll(from: Browser): Promise<void> {
  const page = await from.newPage();
  const camera = new Camera(page, site.origin);
  for (const address of PRINTED) {
    await camera.open(address);
    await camera.print(address.slice(1).replaceAll("/", "-"));
  }
  await page.close();
}

async function takeStates(camera: Camera): Promise<void> {
  await takeMenu(camera);
  await takeFocus(camera);
  await takeMedia(camera);
  await takeComponents(camera);
  await takeFormStates(camera, content);
  await takeAuthStates(camera, content);
}

async function takeMenu(camera: Camera): Promise<void> {
  await camera.open("/");
  await camera.page.locator("#menu-button").click();
  await camera.save("state-menu", "window");
}

/** The skip link, and a page some stops of the Tab key further on. */
async function takeFocus(camera: Camera): Promise<void> {
  const { keyboard } = camera.page;
  await camera.open("/");
  await keyboard.press("Tab");
  await camera.save("state-skip-link", "window");
  for (let stop = 0; stop < 3; stop += 1) await keyboard.press("Tab");
  await camera.save("state-focus", "window");
}

/** Colours that the visitor's system forces, and letters twice as large. */
async function takeMedia(camera: Camera): Promise<void> {
  const { page } = camera;
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  for (const address of ["/", "/pricing", "/contact"]) {
    await camera.open(address);
    await camera.save(`state-forced-colours-${address.slice(1) || "home"}`);
  }
  await page.emulateMedia({ media: "screen", forcedColors: "none" });
  for (const address of ENLARGED) {
    await camera.open(address);
    await page.evaluate(() => document.styleSheets[0]?.insertRule("html { font-size: 200% }"));
    await camera.save(`state-large-text-${address.slice(1).replaceAll("/", "-") || "home"}`);
  }
}

async function takeComponents(camera: Camera): Promise<void> {
  const { page } = camera;
  await camera.open("/");
  const html = await componentsDocument(root, content, await stylesOfAllPages(page));
  await page.route("**/components", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await camera.open("/components");
  await forceStates(page);
  await camera.save("components");
}
