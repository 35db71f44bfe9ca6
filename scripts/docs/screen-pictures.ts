/**
 * Takes the pictures of the editing screens for the guides, with the site's own content.
 * Usage: npm run docs:pictures, after the screens have changed. They are committed, as those of components are.
 */
import { join } from "node:path";
import sharp from "sharp";
import { contentFiles, EditingScreens, serveScreens } from "../../tests/support/editing-screens.ts";
import { adminFiles } from "../edit/admin-files.ts";
import { buildLocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { launchBrowser, loadPictures } from "../lib/browser.ts";

const WINDOW = { width: 1000, height: 640 };

const root = process.cwd();
const site = serveLocalSite(root, buildLocalSite(root));
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2 });
await serveScreens(page, await adminFiles(undefined));
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

async function take(name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await loadPictures(page);
  const file = join(root, `docs/content/pictures/${name}.webp`);
  await sharp(await page.screenshot({ animations: "disabled" }))
    .resize({ width: WINDOW.width })
    .webp({ quality: 80 })
    .toFile(file);
}
