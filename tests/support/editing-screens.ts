import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { type CollectionName, type ContentTypeName, isCollectionName } from "../../schemas/content-types.ts";
import { editorConfig } from "../../scripts/edit/config.ts";
import { ADMIN_PAGE, adminPolicy } from "../../scripts/hosts/admin-policy.ts";
import { fileHeaders } from "../../scripts/hosts/file-headers.ts";
import { htmlFile } from "../../scripts/hosts/html-file.ts";
import { findFiles } from "../../src/content/files/find-files.ts";
import { EXTENDED } from "./extended-site.ts";
import { test as base, expect } from "./test.ts";

/** Two thirds of all texts. No test opens them, and the screens take seconds to read them. */
const UNOPENED = /^content\/assistant\/(?:evaluation|intents)\//;

/** The files of content/ except pictures and most of the assistant's, by path from the root. */
export function contentFiles(root = process.cwd()): Map<string, string> {
  const files = findFiles("content/**/*.{json,mdx}", root);
  const opened = files.filter((file) => !UNOPENED.test(file));
  return new Map(opened.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

interface Screens {
  /** The files of the screens, as they are served. */
  readonly screenFiles: ReadonlyMap<string, string | Buffer>;
  /** The screens, with the files of content/. */
  readonly screens: EditingScreens;
}

/** The project's test, with the editing screens at the site's own address. */
export const test = base.extend<Screens>({
  screenFiles: ({ browser: _browser }, use) => use(builtScreens()),
  screens: async ({ page, screenFiles }, use) => {
    await serveScreens(page, screenFiles);
    await use(await EditingScreens.open(page, contentFiles()));
  },
});

export { expect };

let built: ReadonlyMap<string, string | Buffer> | undefined;

/** @returns the screens that were built for a repository, for the folder on this computer; they are read once */
function builtScreens(): ReadonlyMap<string, string | Buffer> {
  built ??= readScreens();
  return built;
}

function readScreens(): ReadonlyMap<string, string | Buffer> {
  const files = findFiles([`.${ADMIN_PAGE}/**/*`, `.${htmlFile(ADMIN_PAGE)}`], EXTENDED);
  const contents = files.map((file) => [`/${file}`, readFileSync(join(EXTENDED, file))] as const);
  return new Map<string, string | Buffer>([
    ...contents,
    [`${ADMIN_PAGE}/config.json`, JSON.stringify(editorConfig(undefined))],
  ]);
}

/** Has a site answer with the editing screens at their address, as the dev server does. */
export async function serveScreens(page: Page, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  await page.route(`**${ADMIN_PAGE}{,/**}`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === ADMIN_PAGE ? htmlFile(ADMIN_PAGE) : pathname;
    const headers = { ...fileHeaders(path), "content-security-policy": adminPolicy("folder") };
    const body = files.get(path);
    return route.fulfill(body === undefined ? { status: 404 } : { headers, body });
  });
}

/** The real editing screens, on a folder in the browser's storage. */
export class EditingScreens {
  readonly page: Page;
  readonly #save: Locator;
  readonly #back: Locator;

  private constructor(page: Page) {
    this.page = page;
    this.#save = page.getByRole("button", { name: "Save", exact: true });
    this.#back = page.getByRole("button", { name: "Cancel Editing" });
  }

  /**
   * Opens the screens on the files.
   * @param server their server; by default that of the page's site
   */
  static async open(page: Page, files: ReadonlyMap<string, string>, server = ""): Promise<EditingScreens> {
    await giveFolder(page, files, server);
    await page.goto(server + ADMIN_PAGE);
    await page.getByRole("button", { name: "Open the website’s folder" }).click();
    await expect(page.getByRole("treeitem", { name: "Testimonials" })).toBeVisible();
    return new EditingScreens(page);
  }

  /** Opens an entry, or a single file. */
  async show(type: ContentTypeName, name: string): Promise<void> {
    await this.#open(isCollectionName(type) ? `${type}/entries/${name}` : `_singletons/entries/${type}`);
  }

  /** Begins a new entry, which is named by its title. */
  async begin(type: CollectionName): Promise<void> {
    await this.#open(`${type}/new`);
  }

  async upload(picture: string): Promise<void> {
    if (await this.#back.isVisible()) await this.#back.click();
    await this.page.getByRole("radio", { name: "Assets" }).click();
    await this.page.getByRole("button", { name: "Upload New Assets" }).first().click();
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Choose Files" }).click();
    await (await chooser).setFiles(picture);
    await this.page.getByRole("button", { name: "Upload", exact: true }).last().click();
    await expect(this.page.getByText(basename(picture))).toBeVisible();
    await this.page.getByRole("radio", { name: "Contents" }).click();
  }

  /** Goes back from the open screen, and opens another. */
  async #open(screen: string): Promise<void> {
    if (await this.#back.isVisible()) await this.#back.click();
    await expect(this.#back).toBeHidden();
    await this.page.evaluate((hash: string) => {
      location.hash = hash;
    }, `/collections/${screen}`);
    await expect(this.#back).toBeVisible();
  }

  /**
   * Finds a field, unfolding its ancestors.
   * @param path the path of names and indexes, such as "sections.0.title"
   */
  async field(path: string): Promise<Locator> {
    const steps = path.split(".");
    for (const [index, step] of steps.entries()) {
      if (!/^\d+$/.test(step)) continue;
      const list = this.#fieldAt(steps.slice(0, index).join("."));
      const fold = await this.#reveal(list.locator(`[aria-controls$="-item-${step}-body"]`).first());
      if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
    }
    return this.#reveal(this.#fieldAt(path));
  }

  /** Scrolls until something is rendered, down and then once more from the top: the screens render fields once visible. */
  async #reveal(target: Locator): Promise<Locator> {
    const fields = this.page.locator("[data-key-path]");
    let next = -1;
    const isThere = async () => {
      if ((await target.count()) > 0) return true;
      // It may be gone by now.
      await fields.evaluateAll((all, at) => all.at(at)?.scrollIntoView({ block: "center" }), next);
      next = next + 3 < (await fields.count()) ? next + 3 : -1;
      return false;
    };
    await expect.poll(isThere, { intervals: [50], timeout: 20_000 }).toBe(true);
    return target;
  }

  /** Finds the text box of a field. */
  async textbox(path: string): Promise<Locator> {
    return (await this.field(path)).getByRole("textbox").first();
  }

  /** Writes texts into their fields, by path. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [path, text] of Object.entries(texts)) await (await this.textbox(path)).fill(text);
  }

  /** Picks a choice: few are radio buttons, more are a select. */
  async choose(path: string, choice: string): Promise<void> {
    const field = await this.field(path);
    const folded = field.getByRole("combobox");
    const open = field.getByRole("radio", { name: choice, exact: true });
    await expect(folded.or(open).first()).toBeVisible();
    if (await open.isVisible()) {
      // From then on it takes clicks.
      await expect(open).toHaveAttribute("tabindex");
      return open.click();
    }
    await folded.click();
    await this.page.getByRole("option", { name: choice, exact: true }).click();
  }

  /**
   * Adds an item to a list.
   * @param kind the kind's name in the screens, if the list has several
   */
  async add(path: string, kind?: string): Promise<void> {
    await (await this.field(path)).getByRole("button", { name: /^Add/ }).last().click();
    if (kind) await this.page.getByRole("menuitem", { name: kind, exact: true }).click();
  }

  /** Saves, and waits for it. */
  async save(): Promise<void> {
    await this.#save.click();
    await expect(this.#save).toBeDisabled();
  }

  /** Inserts a picture that is there, and presses Save as soon as its dialog lets one, which is while it fades out. */
  async insertAndSave(path: string, picture: string): Promise<void> {
    await (await this.field(path)).getByRole("button", { name: /^(?:Browse|Replace)/ }).click();
    const dialog = this.page.getByRole("dialog");
    await dialog.getByText(picture).click();
    await dialog.getByRole("button", { name: "Insert" }).evaluate(async (insert) => {
      const { ownerDocument: page } = insert;
      if (insert instanceof HTMLElement) insert.click();
      while (page.querySelector("dialog[open]")) await new Promise((resolve) => setTimeout(resolve));
      const save = [...page.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === "Save");
      save?.click();
    });
    await expect(this.#save).toBeDisabled();
  }

  /** @returns the saved file */
  read(file: string): Promise<string> {
    return this.page.evaluate(readFile, file);
  }

  /** @returns all saved files of content/ */
  async readAll(): Promise<ReadonlyMap<string, Buffer>> {
    const files = await this.page.evaluate(readFolder);
    return new Map(files.map(([path, url]) => [path, Buffer.from(url.slice(url.indexOf(",") + 1), "base64")]));
  }

  #fieldAt(path: string): Locator {
    return this.page.locator(`[data-key-path="${path}"]`);
  }
}

/**
 * Gives the browser a folder with files, offered as a local one.
 * @param server the screens' server; by default that of the page's site
 */
export async function giveFolder(page: Page, files: ReadonlyMap<string, string>, server = ""): Promise<void> {
  await page.goto(`${server}/icon.svg`);
  await page.evaluate(writeFiles, [...files, [".git/HEAD", ""] as const]);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
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

/** Reads a file of that folder, in the page. */
export async function readFile(path: string): Promise<string> {
  const names = path.split("/");
  const name = names.pop() ?? "";
  let folder = await navigator.storage.getDirectory();
  for (const each of names) folder = await folder.getDirectoryHandle(each);
  return (await (await folder.getFileHandle(name)).getFile()).text();
}

/** @returns all files of content/ as data URLs: lists of bytes would take seconds to hand over. Runs in the page. */
async function readFolder(): Promise<[path: string, url: string][]> {
  const found: [string, string][] = [];
  const urlOf = (file: File) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => resolve(String(reader.result)));
      reader.readAsDataURL(file);
    });
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const handle of folder.values()) {
      const own = `${path}/${handle.name}`;
      if (handle instanceof FileSystemDirectoryHandle) await read(handle, own);
      if (handle instanceof FileSystemFileHandle) {
        found.push([own, await urlOf(await handle.getFile())]);
      }
    }
  };
  const root = await navigator.storage.getDirectory();
  await read(await root.getDirectoryHandle("content"), "content");
  return found;
}
