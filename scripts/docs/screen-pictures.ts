/** Takes the pictures of the editing screens for the guides, with the site's own content. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { readTokens } from "../../src/content/load.server.ts";
import { contentFiles, EditingScreens, serveScreens } from "../../tests/support/editing-screens.ts";
import { adminFiles } from "../edit/admin-files.ts";
import { buildLocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { launchBrowser, loadPictures } from "../lib/browser.ts";

const WINDOW = { width: 1000, height: 640 };

/** The pictures, by the names of their files. */
export const screenPictures: readonly string[] = ["edit-article", "edit-page", "edit-sections"].map(fileOf);

/**
 * Takes pictures and writes them to docs/content/pictures/.
 * @param root the project's root
 * @param isWanted whether the picture in a file is to be taken
 */
export async function takeScreenPictures(root: string, isWanted: (file: string) => boolean): Promise<void> {
  const site = serveLocalSite(root, buildLocalSite(root));
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2 });
  const take = async (name: string) => {
    if (isWanted(fileOf(name))) await save(page, fileOf(name));
  };
  await serveScreens(page, await adminFiles(undefined, readTokens(root)));
  const screens = await EditingScreens.open(page, contentFiles(root), site.origin);
  await screens.show("blog", "ai-trends");
  await screens.textbox("title");
  await take("edit-article");
  await screens.show("pages", "about");
  await screens.textbox("sections.0.title");
  await take("edit-page");
  await screens.add("sections");
  await take("edit-sections");
  await browser.close();
  site.close();
}

function fileOf(name: string): string {
  return `docs/content/pictures/${name}.webp`;
}

async function save(page: Page, file: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await loadPictures(page);
  await sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width: WINDOW.width })
    .webp({ quality: 80 })
    .toFile(file);
}
