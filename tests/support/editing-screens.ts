import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { contentTypeNames, contentTypes, isCollectionName } from "../../schemas/content-types.ts";
import { ADMIN_PAGE } from "../../scripts/edit/admin-policy.ts";

/** The files of content/, but for pictures, with their texts, by path from the root. */
export function contentFiles(root = process.cwd()): Map<string, string> {
  const files = globSync("content/**/*.{json,mdx}", { cwd: root }).sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** The real editing screens, on a folder that the browser keeps in place of one on the disk. */
export class EditingScreens {
  readonly page: Page;
  readonly save: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.save = page.getByRole("button", { name: "Save", exact: true });
  }

  /** Opens the screens of a dev server and gives them the files. */
  static async open(page: Page, server: string, files: ReadonlyMap<string, string>): Promise<EditingScreens> {
    await page.goto(`${server}/icon.svg`);
    await page.evaluate(writeFiles, [...files, [".git/HEAD", ""] as const]);
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(server + ADMIN_PAGE);
    await page.getByRole("button", { name: "Work with Local Repository" }).click();
    const screens = new EditingScreens(page);
    await expect(page.getByText("Testimonials")).toBeVisible();
    return screens;
  }

  /** Opens a file of content/. */
  async show(file: string): Promise<void> {
    await this.goTo(screenOf(file));
    await expect(this.save).toBeVisible();
  }

  async goTo(screen: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, screen);
  }

  /** @returns the file as the screens have saved it */
  read(file: string): Promise<string> {
    return this.page.evaluate(readFile, file);
  }
}

/** Where the screens show a file. */
function screenOf(file: string): string {
  const path = file.slice("content/".length);
  const single = contentTypeNames.find((name) => "file" in contentTypes[name] && contentTypes[name].file === path);
  if (single) return `/collections/_singletons/entries/${single}`;
  const [folder = "", ...names] = path.split("/");
  const collection = contentTypeNames.filter(isCollectionName).find((name) => {
    const type = contentTypes[name];
    return type.kind === "collection" && type.folder === folder;
  });
  return `/collections/${collection}/entries/${names.join("/").replace(/\.\w+$/, "")}`;
}

async function writeFiles(files: readonly (readonly [path: string, text: string])[]): Promise<void> {
  for (const [path, text] of files) {
    const names = path.split("/");
    const name = names.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await writable.write(text);
    await writable.close();
  }
}

async function readFile(path: string): Promise<string> {
  const names = path.split("/");
  const name = names.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}
