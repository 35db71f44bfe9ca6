/**
 * Takes pictures of every page that looks different in two builds, before and after, at 390 and 1440 px, and writes a report with them
 * into comparison/, which git ignores.
 * Usage: npm run compare -- <folder of the build before> [folder of the build after, dist/ by default]
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "@playwright/test";
import { findFiles } from "../../src/content/files/find-files.ts";
import { type LocalSite, serveLocalSite } from "../hosts/local-site.ts";
import { launchBrowser, loadPictures } from "../lib/browser.ts";
import { changedParts, cropped } from "./changed-part.ts";
import { changedWords } from "./changed-words.ts";
import { type ComparedPage, reportPage, summary } from "./report.ts";

const WIDTHS = [390, 1440] as const;
const OUTPUT = "comparison";

const [before, after = "dist"] = process.argv.slice(2);
if (!before) {
  console.error("Which build should the pages be compared with? Usage: npm run compare -- <folder> [folder]");
  process.exit(1);
}

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });
const folders = { before: resolve(before), after: resolve(after) };
const pages = { before: addressesOf(folders.before), after: addressesOf(folders.after) };
const addresses = [...new Set([...pages.before, ...pages.after])].sort();
const browser = await launchBrowser();
const sites = {
  before: serveLocalSite(process.cwd(), folders.before),
  after: serveLocalSite(process.cwd(), folders.after),
};
const changed: ComparedPage[] = [];
for (const address of addresses) {
  for (const width of WIDTHS) {
    const pictures = {
      before: await pictureOf(browser, sites.before, address, width),
      after: await pictureOf(browser, sites.after, address, width),
    };
    if (pictures.before.equals(pictures.after)) continue;
    const name = `${address === "/" ? "home" : address.slice(1).replaceAll("/", "-")}-${width}`;
    const part = await changedParts(pictures.before, pictures.after);
    for (const time of ["before", "after"] as const) {
      if (!pages[time].includes(address)) continue;
      writeFileSync(join(OUTPUT, `${name}-${time}.png`), pictures[time]);
      writeFileSync(join(OUTPUT, `${name}-${time}-part.png`), await cropped(pictures[time], part[time]));
    }
    const change = !pages.before.includes(address) ? "new" : pages.after.includes(address) ? "changed" : "gone";
    const words = changedWords(markdownOf(folders.before, address), markdownOf(folders.after, address));
    changed.push({ address, width, name, change, words: change === "changed" ? words : [] });
  }
}
sites.before.close();
sites.after.close();
await browser.close();
writeFileSync(join(OUTPUT, "index.html"), reportPage(changed));
console.log(summary(changed));

/** @returns the addresses of a build's pages */
function addressesOf(folder: string): string[] {
  const files = findFiles("**/*.html", folder).filter((file) => !/^admin(?:\/|\.html$)/.test(file));
  return files.map((file) => `/${file.replace(/\.html$/, "")}`.replace(/^\/index$/, "/"));
}

/** @returns a page as Markdown, where it has one */
function markdownOf(folder: string, address: string): string {
  const file = join(folder, `${address === "/" ? "index" : address}.md`);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** A page that one of the builds lacks looks like its page for unknown addresses. */
async function pictureOf(browser: Browser, site: LocalSite, address: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.goto(site.origin + address);
  await loadPictures(page);
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  await page.close();
  return picture;
}
