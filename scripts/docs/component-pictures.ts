/**
 * Takes the pictures of the components that articles may use and of the sections that pages are made of, for the reference.
 * Usage: npm run docs:pictures, after a component, a section or the example of one has changed. The pictures are
 * committed and not made in the check: letters are drawn a little differently on every machine.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { build as viteBuild } from "vite";
import { loadContent } from "../../src/content/load/load.server.ts";
import { launchBrowser, stylesOfAllPages } from "../lib/browser.ts";
import { buildLocalSite, serveLocalSite } from "../lib/local-site.ts";
import { componentNames, pictureFile } from "./components-page.ts";
import { sectionKinds, sectionPictureFile } from "./sections-page.ts";

type Examples = typeof import("./examples.tsx");

/** Wide enough for a table, narrow enough to be read in a column of documentation. */
const WINDOW = { width: 720, height: 900 };

/** Sections are as wide as a page. */
const PAGE = { width: 1200, height: 900 };

/** Of the ground around a component, in pixels. */
const MARGIN = 24;

const root = process.cwd();
const body = await renderExamples();
const site = serveLocalSite(root, buildLocalSite(root));
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2, reducedMotion: "reduce" });
await openExamples(page);
for (const name of componentNames) await takePicture(page, name, pictureFile(name));
await page.setViewportSize(PAGE);
for (const kind of sectionKinds) await takePicture(page, `section-${kind}`, sectionPictureFile(kind));
await browser.close();
site.close();

async function renderExamples(): Promise<string> {
  const folder = join(root, ".server-build");
  await viteBuild({
    logLevel: "warn",
    publicDir: false,
    build: { outDir: folder, ssr: "scripts/docs/examples.tsx", manifest: false, emptyOutDir: true },
  });
  const { renderExamples: render }: Examples = await import(pathToFileURL(join(folder, "examples.js")).href);
  await rm(folder, { recursive: true });
  return render(loadContent(root).content);
}

/** Shows the examples with the built site's styles: the names of classes are the same in every build. */
async function openExamples(on: Page): Promise<void> {
  await on.goto(site.origin);
  const styles = await stylesOfAllPages(on);
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">${styles}</head><body>${body}</body></html>`;
  await on.route(`${site.origin}/examples`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await on.goto(`${site.origin}/examples`, { waitUntil: "networkidle" });
}

async function takePicture(on: Page, name: string, picture: string): Promise<void> {
  const file = join(root, picture);
  await mkdir(dirname(file), { recursive: true });
  const box = await on.locator(`#${name} > *`).first().boundingBox();
  if (!box) throw new Error(`The example of ${name} shows nothing.`);
  const clip = {
    x: 0,
    y: box.y - MARGIN,
    width: on.viewportSize()?.width ?? WINDOW.width,
    height: box.height + 2 * MARGIN,
  };
  const taken = await on.screenshot({ clip, fullPage: true });
  await writeFile(
    file,
    await sharp(taken).resize({ width: 1200, withoutEnlargement: true }).webp({ quality: 85 }).toBuffer(),
  );
}
