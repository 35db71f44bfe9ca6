/** Takes the pictures of the components that articles may use and of the sections that pages are made of. */
import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Plugin, build as viteBuild } from "vite";
import type { SectionKind } from "../../schemas/sections/index.ts";
import { loadContent, readTokens } from "../../src/content/load.server.ts";
import { LOCALE } from "../../src/format/locale.ts";
import { buildLocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { launchBrowser, loadPictures, stylesOfAllPages } from "../lib/browser.ts";
import { sectionKinds, sectionPictureFile } from "../lib/sections-page.ts";
import { placeholderSettings } from "../local-backend/placeholder.ts";
import { compiler } from "../vite/articles.ts";
import { componentNames, pictureFile } from "./components-page.ts";

type Examples = typeof import("./examples.tsx");

/** Wide enough for a table, narrow enough to be read in a column of documentation. */
const WINDOW = { width: 720, height: 900 };

/** Sections are as wide as a page. */
const PAGE = { width: 1200, height: 900 };

/** The margin around a component, in pixels. */
const MARGIN = 24;

/**
 * Takes pictures and writes them to docs/content/pictures/.
 * @param root the project's root
 * @param isWanted whether the picture in a file is to be taken
 */
export async function takeExamplePictures(root: string, isWanted: (file: string) => boolean): Promise<void> {
  // Forms are shown as they are where they can be sent.
  Object.assign(process.env, placeholderSettings);
  const body = await renderExamples(root);
  const site = serveLocalSite(root, buildLocalSite(root));
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2, reducedMotion: "reduce" });
  await openExamples(page, site.origin, body);
  for (const name of componentNames.filter((each) => isWanted(pictureFile(each)))) await takeComponent(page, name);
  await page.setViewportSize(PAGE);
  for (const kind of sectionKinds.filter((each) => isWanted(sectionPictureFile(each)))) await takeSection(page, kind);
  await browser.close();
  site.close();
}

async function renderExamples(root: string): Promise<string> {
  const folder = join(root, ".server-build");
  await viteBuild({
    logLevel: "warn",
    publicDir: false,
    plugins: [proseModules(root)],
    build: { ssr: true },
    environments: { ssr: { build: { outDir: folder, rolldownOptions: { input: "scripts/docs/examples.tsx" } } } },
  });
  const { renderExamples: render }: Examples = await import(pathToFileURL(join(folder, "examples.js")).href);
  await rm(folder, { recursive: true });
  return render(loadContent(root).content);
}

/** Lets the examples of components be imported; the site imports its texts from the cache folder instead. */
function proseModules(root: string): Plugin {
  const compile = compiler(readTokens(root));
  return {
    name: "prose-modules",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".mdx")) return null;
      const compiled = await compile(await readFile(id, "utf8"));
      if (!compiled) throw new Error(`${id} has mistakes.`);
      return { code: compiled.code, moduleType: "js" };
    },
  };
}

/** Shows the examples with the built site's styles: the names of classes are the same in every build. */
async function openExamples(on: Page, origin: string, body: string): Promise<void> {
  await on.goto(origin);
  const styles = await stylesOfAllPages(on);
  const html = `<!doctype html><html lang="${LOCALE}"><head><meta charset="utf-8">${styles}</head><body>${body}</body></html>`;
  await on.route(`${origin}/examples`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await on.goto(`${origin}/examples`, { waitUntil: "networkidle" });
  await loadPictures(on);
}

/** A component, with a margin around it. */
async function takeComponent(on: Page, name: string): Promise<void> {
  const box = await on.locator(`#${name} > *`).first().boundingBox();
  if (!box) throw new Error(`The example of ${name} shows nothing.`);
  const clip = { x: 0, y: box.y - MARGIN, width: WINDOW.width, height: box.height + 2 * MARGIN };
  await save(await on.screenshot({ clip, fullPage: true }), pictureFile(name), 1200);
}

/** A section, without its neighbours. A film is seen by its poster. */
async function takeSection(on: Page, kind: SectionKind): Promise<void> {
  const section = on.locator(`#section-${kind} > *`).first();
  await save(await section.screenshot({ style: "video { visibility: hidden }" }), sectionPictureFile(kind), 800);
}

async function save(taken: Buffer, file: string, width: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await sharp(taken).resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toFile(file);
}
