/**
 * Takes screenshots into gallery/, which git ignores: every page at 390, 768 and 1440 px, the open menu, pages in forced colours
 * and with letters of twice the size, and prints what people print. Builds the site for itself, as visitors get it.
 * Usage: npm run gallery [-- /pricing /about]
 */
import { mkdir } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { loadContent } from "../../src/content/load.server.ts";
import { pageAddresses } from "../../src/pages/page-lists.server.ts";
import { buildLocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { launchBrowser, loadPictures } from "../lib/browser.ts";

const WIDTHS = [390, 768, 1440];

/** Pages of each kind: heroes with and without a picture, forms, tables, plans, articles. */
const EXAMPLES = ["/", "/pricing", "/contact", "/free-strategy-session", "/case-studies", "/blog/ai-trends"];

const root = process.cwd();
const wanted = process.argv.slice(2);
const addresses = wanted.length > 0 ? wanted : [...pageAddresses(loadContent(root).content), "/404"];

const site = serveLocalSite(root, buildLocalSite(root));
const browser = await launchBrowser();
await mkdir("gallery", { recursive: true });
for (const width of WIDTHS) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const address of addresses) await takePage(page, address, nameOf(address));
  if (wanted.length === 0) await takeStates(page);
  await page.close();
}
await browser.close();
site.close();

function nameOf(address: string): string {
  return address === "/" ? "home" : address.slice(1).replaceAll("/", "-");
}

async function takePage(page: Page, address: string, name: string, style = ""): Promise<void> {
  await page.goto(site.origin + address);
  await loadPictures(page);
  await page.screenshot({ path: pathOf(page, name), fullPage: true, style });
}

function pathOf(page: Page, name: string): string {
  return `gallery/${name}-${page.viewportSize()?.width}.png`;
}

async function takeStates(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  for (const address of EXAMPLES) await takePage(page, address, `forced-colours-${nameOf(address)}`);
  await page.emulateMedia({ forcedColors: "none" });
  for (const address of EXAMPLES)
    await takePage(page, address, `large-text-${nameOf(address)}`, "html { font-size: 200% }");
  for (const address of EXAMPLES) {
    await page.goto(site.origin + address);
    await page.pdf({ path: `gallery/print-${nameOf(address)}.pdf`, format: "A4" });
  }
  await page.locator("[aria-haspopup=dialog]").click();
  await page.screenshot({ path: pathOf(page, "menu") });
}
